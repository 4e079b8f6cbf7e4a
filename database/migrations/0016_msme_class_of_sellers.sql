-- Who writes the invoice must be paid within 45 days if it is micro or small (MSMED Act s.15); who weaves does not matter.
alter table sellers add column msme_class text check (msme_class in ('micro', 'small', 'medium'));
