-- A run is handed in with the ticket that came with its questions, once. Orders of the releases before have none.
alter table exam_order add column ticket uuid;
create unique index exam_order_ticket_key on exam_order (ticket);

-- A visit grants and denies nothing: two people who came by the same link may meet the same form.
drop index exam_order_form_key;
