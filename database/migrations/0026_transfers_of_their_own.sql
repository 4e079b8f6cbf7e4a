-- A buyer may tell of a transfer once, whatever others told; the money itself is found once.

drop index one_use_of_utr;
create unique index one_use_of_utr on bank_transfers (brand_id, utr) where state <> 'refused';
create unique index one_match_of_utr on bank_transfers (utr) where state = 'matched';

-- A link can be ended before its time.
alter table payment_links add column ended_at timestamptz;
create index payment_links_of_order on payment_links (brand_id, order_id);
