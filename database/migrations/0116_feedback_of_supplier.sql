-- The desk reads what buyers said of one mill, the newest first.
create index feedback_of_supplier on feedback (supplier_id, given_at desc, order_id);
