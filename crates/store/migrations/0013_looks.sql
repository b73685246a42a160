-- A simple template has fewer looks than a large bank needs puzzles of it: two items may look alike but for their shapes.
-- None is made twice.
alter table item drop constraint item_fingerprint_key;
alter table item add constraint item_origin_key unique (recipe_version, template, seed);
