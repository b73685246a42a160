-- Reviews by buyers. A row begins with the letter that asks for one: an order is asked about once, and has one
-- review at most.
create table review (
    -- Names it to operators; opens nothing.
    id           uuid primary key,
    order_number text collate "C" not null constraint review_order unique
                 references exam_order (number) on delete cascade,
    -- The storefront that shows it.
    app_id       int not null,
    -- domain::review::State
    state        text not null
                 check (state in ('asked', 'waiting', 'published', 'refused', 'taken_down', 'withdrawn')),
    asked_at     timestamptz not null,
    -- What was written, and in which language; empty before and after.
    stars        int check (stars between 1 and 5),
    content      text,
    -- As its writer wants to be called; null for "someone".
    name         text,
    hl           text,
    written_at   timestamptz,
    -- domain::review::Concern: why an operator has to read it first.
    concerns     text[] not null default '{}',
    -- The operator's public answer.
    answer       text,
    answered_at  timestamptz,
    constraint review_written check (
        (state in ('asked', 'withdrawn')) = (stars is null)
        and num_nulls(stars, content, hl, written_at) in (0, 4)
        and (stars is not null or num_nonnulls(name, answer) = 0)
        and (answer is null) = (answered_at is null))
);
-- The newest of a storefront, by language.
create index review_shown on review (app_id, hl, written_at desc) where state = 'published';
create index review_waiting on review (written_at) where state = 'waiting';

-- Who is asked to decide about a review, and why they did so: for whoever asks later.
create table review_decision (
    review_id  uuid not null references review on delete cascade,
    decided_at timestamptz not null,
    -- domain::review::Decision
    decision   text not null check (decision in ('publish', 'refuse', 'answer', 'take_down')),
    reason     text not null,
    primary key (review_id, decided_at)
);

-- How many published reviews a storefront has with so many stars: a page needn't count them.
create table review_total (
    app_id  int not null,
    stars   int not null,
    reviews bigint not null,
    primary key (app_id, stars)
);

-- By a trigger, because a review also goes with its order, in whatever way that is deleted.
create function count_review() returns trigger language plpgsql as $$
begin
    if tg_op <> 'INSERT' and old.state = 'published' then
        update review_total set reviews = reviews - 1 where app_id = old.app_id and stars = old.stars;
    end if;
    if tg_op <> 'DELETE' and new.state = 'published' then
        insert into review_total (app_id, stars, reviews) values (new.app_id, new.stars, 1)
        on conflict (app_id, stars) do update set reviews = review_total.reviews + 1;
    end if;
    return null;
end
$$;
create trigger review_counted after insert or delete or update of state, stars, app_id on review
    for each row execute function count_review();

-- Addresses that want no letters but those about their orders and accounts: keyed hashes, because the address
-- itself isn't needed to obey.
create table letter_refusal (
    whose      bytea primary key,
    refused_at timestamptz not null
);

-- Words that an operator wants to read before others do, by language; from the catalogue.
create table held_words (
    hl    text primary key,
    words text[] not null
);

-- A mailed link opens its order, or the review of it and nothing else.
alter table order_link
    add column purpose text not null default 'order' check (purpose in ('order', 'review'));
