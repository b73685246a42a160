//! Pictures stay within their margins, are distinguishable, and keep their bytes.

use super::*;
use crate::scene::{ABSENT, ATTRS, Alphabet, Attr, Figure, Kind, MAX_LAYERS, Value, Zone};

const ENOUGH: u16 = 30;
const KINDS: [Kind; 7] =
    [Kind::Single, Kind::InOut, Kind::Quad, Kind::Grid, Kind::Ring, Kind::Lines, Kind::Petals];
const ALPHABETS: [(Alphabet, Value); 3] =
    [(Alphabet::Plain, 8), (Alphabet::Pointers, 6), (Alphabet::Handed, 4)];
const CIRCLE: Value = 0;
const TRIANGLE: Value = 1;
const SQUARE: Value = 2;
const STAR: Value = 3;
const PLUS: Value = 4;
const HEXAGON: Value = 5;
const HEART: Value = 6;
const CRESCENT: Value = 7;

fn layer(kind: Kind, alphabet: Alphabet, zone: Zone) -> Layer {
    Layer { kind, alphabet, zone, placed: true }
}

fn figure(values: &[(Attr, Value)]) -> Figure {
    let mut figure = Figure::default();
    for (attr, value) in values {
        figure.set(*attr, *value);
    }
    figure
}

fn tile(figures: &[Figure]) -> Tile {
    let mut tile = Tile::default();
    tile.0[..figures.len()].copy_from_slice(figures);
    tile
}

/// What may surround a core, drawn as full as possible.
fn surroundings() -> [(Layer, Figure); 4] {
    [
        (layer(Kind::Single, Alphabet::Plain, Zone::Rim), figure(&[])),
        (layer(Kind::Ring, Alphabet::Plain, Zone::Whole), figure(&[(Attr::Places, 255), (Attr::Fill, 2)])),
        (
            layer(Kind::Petals, Alphabet::Plain, Zone::Whole),
            figure(&[(Attr::Segments, 255), (Attr::Fill, 2)]),
        ),
        (layer(Kind::Lines, Alphabet::Plain, Zone::Whole), figure(&[(Attr::Segments, 4095)])),
    ]
}

/// The pairs of values of one attribute that are too similar, all else equal.
fn alike(layers: &[Layer], base: &[Figure], attr: Attr, values: &[Value]) -> Vec<(Value, Value)> {
    let at = base.len() - 1;
    let with = |value: Value| {
        let mut figures = base.to_vec();
        figures[at].set(attr, value);
        tile(&figures)
    };
    let pairs =
        values.iter().enumerate().flat_map(|(n, one)| values[n + 1..].iter().map(move |b| (*one, *b)));
    pairs.filter(|(one, other)| difference(layers, &with(*one), &with(*other)) < ENOUGH).collect()
}

/// The smallest change that a single place or stroke makes, over all of them, in an empty and a full set.
fn least_part(layers: &[Layer], figure: Figure, attr: Attr, n: u32) -> u16 {
    let whole: Value = (1 << n) - 1;
    let with = |set: Value| {
        let mut figure = figure;
        figure.set(attr, set);
        tile(&[figure])
    };
    let change = |bit: u32, set: Value| difference(layers, &with(set), &with(set ^ (1 << bit)));
    (0..n).map(|bit| change(bit, 0).min(change(bit, whole))).min().unwrap_or(0)
}

fn fnv(digest: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(digest, |digest, byte| (digest ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Tiles of every kind, alphabet and zone with all sorts of values, including meaningless ones.
fn anything(count: u64) -> Vec<(Vec<Layer>, Tile)> {
    let mut state = 7_u64;
    let mut next = move |n: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % n
    };
    let mut pick = move |n: usize| usize::try_from(next(n as u64)).unwrap();
    (0..count)
        .map(|_| {
            let layers = (0..=pick(MAX_LAYERS + 1))
                .map(|_| Layer {
                    kind: KINDS[pick(KINDS.len())],
                    alphabet: ALPHABETS[pick(3)].0,
                    zone: [Zone::Whole, Zone::Core, Zone::Rim][pick(3)],
                    placed: pick(2) == 0,
                })
                .collect();
            let mut tile = Tile::default();
            for figure in &mut tile.0 {
                for attr in ATTRS {
                    let wild = u16::try_from(pick(65_536)).unwrap();
                    let tame = u16::try_from(pick(16)).unwrap();
                    figure.set(attr, [wild, tame, tame, ABSENT][pick(4)]);
                }
            }
            (layers, tile)
        })
        .collect()
}

#[test]
fn nothing_is_drawn_on_the_outer_tenth() {
    for (alphabet, shapes) in ALPHABETS {
        for kind in KINDS {
            let zones: &[Zone] =
                if kind == Kind::Single { &[Zone::Whole, Zone::Rim] } else { &[Zone::Whole] };
            for (zone, shape) in zones.iter().flat_map(|zone| (0..shapes).map(move |shape| (*zone, shape))) {
                if zone == Zone::Rim && alphabet != Alphabet::Plain {
                    continue;
                }
                for (turn, stroke) in (0..16).flat_map(|turn| [(turn, 0), (turn, 1)]) {
                    let figure = figure(&[
                        (Attr::Shape, shape),
                        (Attr::Size, 3),
                        (Attr::Turn, turn),
                        (Attr::Stroke, stroke),
                        (Attr::Places, u16::MAX),
                        (Attr::Segments, u16::MAX),
                    ]);
                    let layers = [layer(kind, alphabet, zone)];
                    assert!(
                        !clipped(&layers, &tile(&[figure])),
                        "{kind:?} {alphabet:?} {zone:?} {shape} {turn}"
                    );
                }
            }
        }
    }
}

#[test]
fn an_absent_layer_leaves_the_tile_blank() {
    let absent = tile(&[figure(&[(Attr::Shape, ABSENT)])]);
    for kind in KINDS {
        let layers = [layer(kind, Alphabet::Plain, Zone::Whole)];
        assert!(pixels(&layers, &absent).iter().all(|level| *level == 198), "{kind:?}");
        assert!(!svg(&layers, &absent, &Theme::Css).contains("<path"), "{kind:?}");
    }
}

#[test]
fn shapes_differ_at_the_two_larger_sizes_but_for_solid_circle_and_hexagon() {
    for (alphabet, shapes) in ALPHABETS {
        let layers = [layer(Kind::Single, alphabet, Zone::Whole)];
        for (size, fill) in (2..4).flat_map(|size| (0..4).map(move |fill| (size, fill))) {
            let base = [figure(&[(Attr::Size, size), (Attr::Fill, fill)])];
            let known: &[_] = match (alphabet, size, fill) {
                (Alphabet::Plain, 2, 3) => &[(CIRCLE, HEXAGON)],
                _ => &[],
            };
            let names: Vec<Value> = (0..shapes).collect();
            assert_eq!(alike(&layers, &base, Attr::Shape, &names), known, "{alphabet:?} {size} {fill}");
        }
    }
}

#[test]
fn shapes_of_a_full_core_differ_but_for_circle_and_hexagon() {
    for (alphabet, shapes) in ALPHABETS {
        for ((around, drawn), fill) in
            surroundings().into_iter().flat_map(|one| (0..4).map(move |fill| (one, fill)))
        {
            let layers = [around, layer(Kind::Single, alphabet, Zone::Core)];
            let base = [drawn, figure(&[(Attr::Size, 3), (Attr::Fill, fill)])];
            let mut found = alike(&layers, &base, Attr::Shape, &(0..shapes).collect::<Vec<_>>());
            found.retain(|pair| alphabet != Alphabet::Plain || *pair != (CIRCLE, HEXAGON));
            assert_eq!(found, [], "{alphabet:?} {:?} {fill}", around.kind);
        }
    }
}

#[test]
fn fills_differ_at_the_largest_size_and_without_hatching_one_size_below() {
    for (alphabet, shapes) in ALPHABETS {
        let layers = [layer(Kind::Single, alphabet, Zone::Whole)];
        for shape in 0..shapes {
            let base = |size| [figure(&[(Attr::Size, size), (Attr::Shape, shape)])];
            assert_eq!(alike(&layers, &base(3), Attr::Fill, &[0, 1, 2, 3]), [], "{alphabet:?} {shape}");
            assert_eq!(alike(&layers, &base(2), Attr::Fill, &[0, 2, 3]), [], "{alphabet:?} {shape}");
        }
    }
}

#[test]
fn fills_of_a_plain_core_differ_in_a_frame_and_without_hatching_in_a_ring() {
    let [frame, ring, ..] = surroundings();
    for ((around, drawn), fills) in [(frame, &[0, 1, 2, 3][..]), (ring, &[0, 2, 3])] {
        for shape in 0..8 {
            let layers = [around, layer(Kind::Single, Alphabet::Plain, Zone::Core)];
            let base = [drawn, figure(&[(Attr::Size, 3), (Attr::Shape, shape)])];
            assert_eq!(alike(&layers, &base, Attr::Fill, fills), [], "{:?} {shape}", around.kind);
        }
    }
}

#[test]
fn sizes_and_strokes_of_whole_figures_differ() {
    for (alphabet, shapes) in ALPHABETS {
        let layers = [layer(Kind::Single, alphabet, Zone::Whole)];
        for (shape, fill) in (0..shapes).flat_map(|shape| (0..4).map(move |fill| (shape, fill))) {
            let base = [figure(&[(Attr::Shape, shape), (Attr::Fill, fill)])];
            assert_eq!(alike(&layers, &base, Attr::Size, &[0, 1, 2, 3]), [], "{alphabet:?} {shape} {fill}");
        }
        for (shape, size) in (0..shapes).flat_map(|shape| (0..4).map(move |size| (shape, size))) {
            let base = [figure(&[(Attr::Shape, shape), (Attr::Size, size)])];
            assert_eq!(alike(&layers, &base, Attr::Stroke, &[0, 1]), [], "{alphabet:?} {shape} {size}");
        }
    }
}

#[test]
fn turns_differ_at_the_two_larger_sizes() {
    for (alphabet, shapes) in &ALPHABETS[1..] {
        let turns: Vec<Value> = (0..if *alphabet == Alphabet::Handed { 16 } else { 8 }).collect();
        let layers = [layer(Kind::Single, *alphabet, Zone::Whole)];
        for (shape, fill) in (0..*shapes).flat_map(|shape| (0..4).map(move |fill| (shape, fill))) {
            for size in 2..4 {
                let base = [figure(&[(Attr::Shape, shape), (Attr::Fill, fill), (Attr::Size, size)])];
                assert_eq!(
                    alike(&layers, &base, Attr::Turn, &turns),
                    [],
                    "{alphabet:?} {shape} {fill} {size}"
                );
            }
        }
    }
}

#[test]
fn turns_of_a_pointing_core_differ_in_a_frame() {
    let [(around, drawn), ..] = surroundings();
    let layers = [around, layer(Kind::Single, Alphabet::Pointers, Zone::Core)];
    for (shape, fill) in (0..6).flat_map(|shape| (0..4).map(move |fill| (shape, fill))) {
        let base = [drawn, figure(&[(Attr::Shape, shape), (Attr::Fill, fill), (Attr::Size, 3)])];
        assert_eq!(alike(&layers, &base, Attr::Turn, &[0, 1, 2, 3, 4, 5, 6, 7]), [], "{shape} {fill}");
    }
}

#[test]
fn one_place_more_or_less_is_visible() {
    for (kind, n) in [(Kind::Quad, 4), (Kind::Grid, 9), (Kind::Ring, 8)] {
        for (shape, fill) in (0..8).flat_map(|shape| (0..4).map(move |fill| (shape, fill))) {
            let layers = [layer(kind, Alphabet::Plain, Zone::Whole)];
            let least =
                least_part(&layers, figure(&[(Attr::Shape, shape), (Attr::Fill, fill)]), Attr::Places, n);
            let known = match (kind, fill) {
                (Kind::Grid, 0) => !matches!(shape, PLUS | CRESCENT),
                (Kind::Grid, 1) => matches!(shape, TRIANGLE | STAR | HEART),
                (Kind::Quad | Kind::Grid, _) => false,
                (_, 0) => shape != PLUS,
                (_, 1) => !matches!(shape, CIRCLE | SQUARE | PLUS | HEXAGON),
                _ => matches!(shape, TRIANGLE | STAR | CRESCENT),
            };
            assert_eq!(least < ENOUGH, known, "{kind:?} {shape} {fill}: {least}");
        }
    }
}

#[test]
fn one_petal_more_or_less_is_visible() {
    let layers = [layer(Kind::Petals, Alphabet::Plain, Zone::Whole)];
    for fill in 0..4 {
        let least = least_part(&layers, figure(&[(Attr::Fill, fill)]), Attr::Segments, 8);
        assert!(least >= ENOUGH, "{fill}: {least}");
    }
}

#[test]
fn a_single_line_is_visible_and_so_are_two_among_many() {
    let layers = [layer(Kind::Lines, Alphabet::Plain, Zone::Whole)];
    let of = |set: Value| tile(&[figure(&[(Attr::Segments, set)])]);
    for one in 0..12 {
        assert!(difference(&layers, &of(0), &of(1 << one)) >= ENOUGH);
        for other in 0..one {
            assert!(difference(&layers, &of(4095), &of(4095 ^ (1 << one) ^ (1 << other))) >= ENOUGH);
        }
    }
}

#[test]
fn mirrored_figures_are_mirror_images() {
    for shape in 0..4 {
        let layers = [layer(Kind::Single, Alphabet::Handed, Zone::Whole)];
        let of = |turn| {
            pixels(&layers, &tile(&[figure(&[(Attr::Shape, shape), (Attr::Size, 3), (Attr::Turn, turn)])]))
        };
        let (plain, mirrored) = (of(0), of(8));
        let differing = (0..PIXELS * PIXELS).filter(|n| {
            let (y, x) = (n / PIXELS, n % PIXELS);
            plain[*n].abs_diff(mirrored[y * PIXELS + PIXELS - 1 - x]) > 40
        });
        assert_eq!(differing.count(), 0, "{shape}");
    }
}

#[test]
fn a_quarter_turn_rotates_the_picture() {
    for shape in 0..6 {
        let layers = [layer(Kind::Single, Alphabet::Pointers, Zone::Whole)];
        let of = |turn| {
            pixels(&layers, &tile(&[figure(&[(Attr::Shape, shape), (Attr::Size, 3), (Attr::Turn, turn)])]))
        };
        let (plain, turned) = (of(1), of(3));
        let differing = (0..PIXELS * PIXELS).filter(|n| {
            let (y, x) = (n / PIXELS, n % PIXELS);
            plain[*n].abs_diff(turned[x * PIXELS + PIXELS - 1 - y]) > 40
        });
        assert_eq!(differing.count(), 0, "{shape}");
    }
}

#[test]
fn options_that_are_equal_are_refused_with_their_pair() {
    let layers = [layer(Kind::Quad, Alphabet::Plain, Zone::Whole)];
    let mut options = [1, 2, 4, 8, 3, 12].map(|set| tile(&[figure(&[(Attr::Places, set), (Attr::Fill, 3)])]));
    assert_eq!(legible(&layers, &options), Ok(()));

    options[4] = options[1];

    assert_eq!(legible(&layers, &options), Err(Illegible { pair: (1, 4), permille: 0 }));
}

#[test]
fn drawings_contain_no_ids_scripts_or_words() {
    for (layers, tile) in anything(300) {
        let drawn = svg(&layers, &tile, &Theme::Css);
        for forbidden in ["id=", "<script", "<text", "href", "style"] {
            assert!(!drawn.contains(forbidden), "{drawn}");
        }
    }
}

#[test]
fn meaningless_values_never_make_drawing_fail() {
    for (layers, tile) in anything(3_000) {
        let drawn = svg(&layers, &tile, &Theme::Fixed(DARK));
        assert!(drawn.ends_with("</g></svg>"));
        assert_eq!(pixels(&layers, &tile).len(), PIXELS * PIXELS);
    }
    assert!(!svg(&[], &Tile::default(), &Theme::Css).contains("path"));
}

#[test]
fn the_same_tiles_have_the_same_bytes_and_pixels_everywhere() {
    let (mut drawn, mut seen) = (0xcbf2_9ce4_8422_2325, 0xcbf2_9ce4_8422_2325);
    for (layers, tile) in anything(400) {
        drawn = fnv(drawn, svg(&layers, &tile, &Theme::Css).as_bytes());
        seen = fnv(seen, &pixels(&layers, &tile));
    }
    assert_eq!((drawn, seen), (543_823_273_627_574_024, 13_529_109_676_781_579_991));
}

#[test]
fn print_has_its_own_colours() {
    let layers = [layer(Kind::Single, Alphabet::Plain, Zone::Whole)];
    let tile = tile(&[figure(&[(Attr::Fill, 2)])]);
    let colours = Colours { ink: [0, 0, 0], mid: [0x94; 3], paper: [255; 3] };

    let drawn = svg(&layers, &tile, &Theme::Fixed(colours));

    assert!(
        drawn.contains("stroke=\"#000000\"") && drawn.contains("fill=\"#949494\"") && !drawn.contains("var(")
    );
}

#[test]
fn a_contact_sheet_shows_every_tile_four_times() {
    let layers = [layer(Kind::Single, Alphabet::Plain, Zone::Whole)];
    let exhibit = Exhibit {
        title: "a < b",
        layers: &layers,
        shown: &[Tile::default(); 8],
        options: &[Tile::default(); 6],
    };

    let page = contact_sheet(&[exhibit]);

    assert_eq!(page.matches("<svg").count(), 4 * 14);
    assert!(page.contains("a &lt; b"));
}
