-- What of a payment was more than the order asked for, and is account credit since: the receipt names it.
alter table receipts add column kept_minor bigint not null default 0 check (kept_minor >= 0);
