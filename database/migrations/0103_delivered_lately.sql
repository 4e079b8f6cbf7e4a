-- Home asks what was delivered in the last days and is not counted yet.
create index dispatches_delivered on dispatches (brand_id, delivered_at) where status = 'delivered';
