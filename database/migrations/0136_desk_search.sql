-- The desk searches the orders and requests of all companies by any word, and reads them whatever their status.
create index orders_by_words on orders using gin (search_text gin_trgm_ops);
create index requests_by_words on fabric_requests using gin (search_text gin_trgm_ops) where submitted_at is not null;
create index orders_of_supplier on orders (supplier_id, order_id);
create index quotes_of_supplier on quotes (supplier_id, fab_id);
create index orders_of_all_by_dispatch on orders (dispatch_by, order_id);
create index orders_of_all_by_age on orders (created_at, order_id);
create index requests_of_all_by_age on fabric_requests (submitted_at, fab_id) where submitted_at is not null;
create index requests_of_all_by_need on fabric_requests (required_by, fab_id) where submitted_at is not null;
