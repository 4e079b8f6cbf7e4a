-- For the job that looks for confirmed orders without a plan.
create index orders_in_production on orders (confirmed_at) where status = 'created';
