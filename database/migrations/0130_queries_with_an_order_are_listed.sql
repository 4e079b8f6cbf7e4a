-- A query that became an order stays open until it is closed: it is listed under all open ones (decision 132).
alter table fabric_requests alter column list_group set expression as (case
  when status = 'draft' then 1
  when status = 'quote_requested' then 2
  when status in ('quote_submitted', 'quote_approved') and order_id is null then 3
  when status in ('closed', 'unserviceable') then 4
  else 5
end);

drop index requests_all_open;
create index requests_all_open on fabric_requests (brand_id, listed_at desc, fab_id desc) where list_group <> 4;

insert into list_counts (brand_id, list, state, records)
  select brand_id, 'requests', '5', count(*) from fabric_requests where list_group = 5 group by brand_id;
