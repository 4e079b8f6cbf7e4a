-- The desk finds an order by the number of its buyer's purchase order.
create index orders_by_po_number on orders (upper(po_number)) where po_number is not null;
