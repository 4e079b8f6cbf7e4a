-- The proforma of a cancelled order is void by itself: null says that nobody of the staff did it.
alter table document_voids alter column voided_by drop not null;
