-- An order of the sandbox that takes no further attempt.
alter table sandbox_payment_orders add column closed_at timestamptz;
