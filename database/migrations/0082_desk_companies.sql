-- The desk leafs through companies by name.
create index companies_by_name on companies (lower(name), brand_id);
