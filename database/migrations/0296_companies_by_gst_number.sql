-- outside a transaction
create index concurrently if not exists gst_numbers_by_number on gst_numbers (gstin, brand_id)
  where removed_at is null;
