-- What a company has to pay before its hold ends, found without a walk through everybody's holds.
create index held_orders on orders (brand_id, created_at desc, order_id desc) where status = 'provisional';
