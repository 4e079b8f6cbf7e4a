-- Billing follows what was really dispatched: instalments move with it, and more than was paid for is an instalment of its own.
alter table instalments drop constraint instalments_kind_check;
alter table instalments add constraint instalments_kind_check check (kind in ('advance', 'balance', 'credit', 'adjustment'));
-- What is billed less may take the whole of a small last instalment.
alter table instalments drop constraint instalments_amount_minor_check;
alter table instalments add constraint instalments_amount_minor_check check (amount_minor >= 0);
