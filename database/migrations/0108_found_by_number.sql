-- The desk finds any number from anywhere.
create index invoices_by_number on tax_invoices (upper(number));
create index letters_by_number on letters_of_credit (upper(number));
create index transfers_by_utr on bank_transfers (utr);
