-- A letter of undertaking holds for one financial year (CGST rule 96A); without one of the year no export leaves untaxed.
alter table sellers
  add column lut_financial_year text check (lut_financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  add constraint lut_of_a_year check (lut_financial_year is null or lut is not null);
-- The filing number tells month and year; one of March may be for either year, so the owner says which.
update sellers set lut_financial_year = (
  select lpad((year % 100)::text, 2, '0') || '-' || lpad(((year + 1) % 100)::text, 2, '0')
  from (select substr(lut, 7, 2)::integer - case when substr(lut, 5, 2) < '04' then 1 else 0 end as year) as filed
)
where lut ~ '^AD[0-9]{2}(0[1-9]|1[0-2])[0-9]{2}' and substr(lut, 5, 2) <> '03';

