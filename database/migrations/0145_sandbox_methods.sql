-- The sandbox offers what is open for the amount, the buyer's choice first.
alter table sandbox_payment_orders add column methods text[] not null default '{card,upi,netbanking}';
alter table sandbox_payment_orders add constraint some_method check (cardinality(methods) > 0);
