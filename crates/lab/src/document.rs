//! A text of headings, paragraphs, lists, tables and pictures, written once and rendered twice: as Markdown
//! and as an HTML page. Inline marks are Markdown's: bold, italics, code and links.

use std::fmt::Write as _;

/// A part of the text.
#[derive(Debug, Clone, PartialEq)]
enum Block {
    Heading(u8, String),
    Paragraph(String),
    List(Vec<String>),
    Table { head: Vec<String>, rows: Vec<Vec<String>> },
    Picture { name: String, caption: String, svg: String },
}

/// A text in the making.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Document {
    title: String,
    blocks: Vec<Block>,
}

/// A file to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    pub name: String,
    pub text: String,
}

impl Document {
    pub fn new(title: &str) -> Self {
        Self { title: title.to_owned(), blocks: Vec::new() }
    }

    pub fn chapter(&mut self, text: &str) {
        self.blocks.push(Block::Heading(2, text.to_owned()));
    }

    pub fn section(&mut self, text: &str) {
        self.blocks.push(Block::Heading(3, text.to_owned()));
    }

    pub fn text(&mut self, text: impl Into<String>) {
        self.blocks.push(Block::Paragraph(text.into()));
    }

    pub fn list<T: Into<String>>(&mut self, points: impl IntoIterator<Item = T>) {
        self.blocks.push(Block::List(points.into_iter().map(Into::into).collect()));
    }

    /// Columns of figures are right-aligned, columns of words left-aligned.
    pub fn table<T: Into<String>>(&mut self, head: &[&str], rows: impl IntoIterator<Item = Vec<T>>) {
        let rows = rows.into_iter().map(|row| row.into_iter().map(Into::into).collect()).collect();
        self.blocks.push(Block::Table { head: head.iter().map(|cell| (*cell).to_owned()).collect(), rows });
    }

    /// A picture becomes a separate file beside the Markdown, and is embedded in the HTML.
    pub fn picture(&mut self, name: &str, caption: &str, svg: String) {
        let (name, caption) = (name.to_owned(), caption.to_owned());
        self.blocks.push(Block::Picture { name, caption, svg });
    }

    /// `README.md` with its pictures, and the same as one page, `manual.html`.
    pub fn files(&self, page: &str) -> Vec<File> {
        let mut files = vec![
            File { name: "README.md".to_owned(), text: self.markdown() },
            File { name: page.to_owned(), text: self.html() },
        ];
        files.extend(self.blocks.iter().filter_map(|block| match block {
            Block::Picture { name, svg, .. } => {
                Some(File { name: format!("{name}.svg"), text: format!("{svg}\n") })
            }
            _ => None,
        }));
        files
    }

    pub fn markdown(&self) -> String {
        let mut out = format!("# {}\n", self.title);
        for block in &self.blocks {
            out.push('\n');
            // Writing to a string can't fail.
            let _ = match block {
                Block::Heading(level, text) => writeln!(out, "{} {text}", "#".repeat(usize::from(*level))),
                Block::Paragraph(text) => writeln!(out, "{text}"),
                Block::List(points) => points.iter().try_for_each(|point| writeln!(out, "- {point}")),
                Block::Table { head, rows } => {
                    let rule =
                        (0..head.len()).map(|column| if figures(rows, column) { "---:|" } else { "---|" });
                    writeln!(out, "| {} |\n|{}", head.join(" | "), rule.collect::<String>()).and_then(|()| {
                        rows.iter().try_for_each(|row| writeln!(out, "| {} |", row.join(" | ")))
                    })
                }
                Block::Picture { name, caption, .. } => {
                    writeln!(out, "![{caption}]({name}.svg)\n\n*{caption}*")
                }
            };
        }
        out
    }

    pub fn html(&self) -> String {
        let title = escaped(&self.title);
        let mut out = format!(
            "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
             content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
             <main>\n<h1>{title}</h1>\n"
        );
        let mut contents = false;
        for block in &self.blocks {
            if matches!(block, Block::Heading(2, _)) && !std::mem::replace(&mut contents, true) {
                self.write_contents(&mut out);
            }
            // Writing to a string can't fail.
            let _ = match block {
                Block::Heading(level, text) => {
                    writeln!(out, "<h{level} id=\"{}\">{}</h{level}>", anchor(text), inline(text))
                }
                Block::Paragraph(text) => writeln!(out, "<p>{}</p>", inline(text)),
                Block::List(points) => {
                    let points = points.iter().map(|point| format!("<li>{}</li>\n", inline(point)));
                    writeln!(out, "<ul>\n{}</ul>", points.collect::<String>())
                }
                Block::Table { head, rows } => {
                    let row = |cells: &[String], tag: &str| {
                        let cells = cells.iter().enumerate().map(|(column, cell)| {
                            let class = if figures(rows, column) { "" } else { " class=\"words\"" };
                            format!("<{tag}{class}>{}</{tag}>", inline(cell))
                        });
                        format!("<tr>{}</tr>\n", cells.collect::<String>())
                    };
                    let body: String = rows.iter().map(|cells| row(cells, "td")).collect();
                    writeln!(out, "<div class=\"wide\"><table>\n{}{body}</table></div>", row(head, "th"))
                }
                Block::Picture { caption, svg, .. } => {
                    writeln!(out, "<figure>\n{svg}\n<figcaption>{}</figcaption>\n</figure>", inline(caption))
                }
            };
        }
        out.push_str("</main>\n</html>\n");
        out
    }

    fn write_contents(&self, out: &mut String) {
        let chapters = self.blocks.iter().filter_map(|block| match block {
            Block::Heading(2, text) => {
                Some(format!("<li><a href=\"#{}\">{}</a></li>\n", anchor(text), inline(text)))
            }
            _ => None,
        });
        let _ = writeln!(out, "<nav><ol>\n{}</ol></nav>", chapters.collect::<String>());
    }
}

const STYLE: &str = "
:root{color-scheme:light;--ink:#1c1b18;--soft:#5d594f;--line:#ddd6c6;--paper:#fffdf8}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.55 Charter,Georgia,'Noto Serif',serif}
main{max-width:46rem;margin:0 auto;padding:2.5rem 1.25rem 5rem}
h1,h2,h3,nav,table,figcaption{font-family:system-ui,'Noto Sans',sans-serif}
h1{font-size:2rem;line-height:1.15;margin:0 0 1rem}
h2{font-size:1.35rem;margin:3rem 0 .5rem;padding-top:1rem;border-top:1px solid var(--line)}
h3{font-size:1.05rem;margin:2rem 0 .25rem}
nav{font-size:.9rem;color:var(--soft);margin:2rem 0}
nav ol{columns:2;padding-left:1.4rem;margin:0}
a{color:inherit;text-decoration-color:#b6a67c;text-underline-offset:.15em}
.wide{overflow-x:auto;margin:1.25rem 0}
table{border-collapse:collapse;font-size:.83rem;line-height:1.35;font-variant-numeric:tabular-nums}
th,td{text-align:right;padding:.3rem .7rem;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--soft);font-weight:600;vertical-align:bottom}
.words{text-align:left}
th:first-child,td:first-child{padding-left:0}
figure{margin:1.75rem 0}
figure svg{width:100%;height:auto}
figcaption{font-size:.85rem;color:var(--soft)}
code{font-size:.85em;background:#f2ecdd;padding:.05em .3em;border-radius:3px}
@media print{body{font-size:11pt}main{max-width:none;padding:0}h2{break-after:avoid}figure,tr{break-inside:avoid}}
";

/// Whether a column, other than the first, holds figures.
fn figures(rows: &[Vec<String>], column: usize) -> bool {
    let figure = |cell: &String| {
        cell.chars().next().is_none_or(|first| first.is_ascii_digit() || "−–+✓".contains(first))
    };
    column > 0 && rows.iter().filter_map(|row| row.get(column)).all(figure)
}

/// The anchor of a heading, as GitHub generates it.
fn anchor(text: &str) -> String {
    let kept = text.to_lowercase();
    let kept = kept.chars().filter_map(|letter| match letter {
        ' ' | '-' => Some('-'),
        letter if letter.is_alphanumeric() => Some(letter),
        _ => None,
    });
    kept.collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Bold, italics, code and links; code is left unchanged.
fn inline(text: &str) -> String {
    let text = escaped(text);
    let mut out = String::with_capacity(text.len() + 32);
    for (number, part) in text.split('`').enumerate() {
        if number % 2 == 1 {
            let _ = write!(out, "<code>{part}</code>");
        } else {
            out.push_str(&links(&marked(&marked(part, "**", "strong"), "*", "em")));
        }
    }
    out
}

fn marked(text: &str, mark: &str, tag: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (number, part) in text.split(mark).enumerate() {
        if number > 0 {
            let _ = if number % 2 == 1 { write!(out, "<{tag}>") } else { write!(out, "</{tag}>") };
        }
        out.push_str(part);
    }
    out
}

fn links(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, words, address, after)) = next_link(rest) {
        let _ = write!(out, "{before}<a href=\"{address}\">{words}</a>");
        rest = after;
    }
    out.push_str(rest);
    out
}

fn next_link(text: &str) -> Option<(&str, &str, &str, &str)> {
    let middle = text.find("](")?;
    let start = text[..middle].rfind('[')?;
    let end = middle + text[middle..].find(')')?;
    Some((&text[..start], &text[start + 1..middle], &text[middle + 2..end], &text[end + 1..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inline_marks_become_tags_and_code_stays_code() {
        assert_eq!(
            inline("**a** *b* `c*d*` [e](f.md) < 1"),
            "<strong>a</strong> <em>b</em> <code>c*d*</code> <a href=\"f.md\">e</a> &lt; 1"
        );
    }

    #[test]
    fn one_text_renders_as_markdown_and_html() {
        let mut document = Document::new("Title");
        document.chapter("One & two");
        document.table(&["a", "b"], [vec!["x", "1"]]);
        document.picture("curve", "A curve.", "<svg/>".to_owned());
        assert!(document.markdown().contains("| a | b |\n|---|---:|\n| x | 1 |\n"));
        assert!(document.html().contains("<a href=\"#one--two\">One &amp; two</a>"));
        let files: Vec<String> = document.files("page.html").into_iter().map(|file| file.name).collect();
        assert_eq!(files, ["README.md", "page.html", "curve.svg"]);
    }
}
