-- Banks in Bangladesh have a routing number beside their Swift code; they have no IFSC code.

alter table bank_details
  add column routing_number text check (routing_number ~ '^[0-9]{9}$');
