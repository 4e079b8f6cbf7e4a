-- What an order is searched by: its numbers, its cloth and its colours, spelled as a search is.
alter table orders add column search_text text not null default '';
update orders set search_text = regexp_replace(
  lower(concat_ws(' ', number, po_number, quality, specification ->> 'color', (
    select string_agg(colour, ' ') from order_lines
    where order_lines.brand_id = orders.brand_id and order_lines.order_id = orders.order_id
  ))),
  '(\d)[sd](?=[x/+ ]|$)', '\1', 'g');
