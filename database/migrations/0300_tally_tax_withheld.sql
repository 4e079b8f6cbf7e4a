-- Tax that buyers deduct (TDS) settles their account in Tally like money.
insert into book_rules (name, effective_from, value, set_at) values
  ('tally_tax_withheld', '2017-07-01', 'TDS Receivable', now());
