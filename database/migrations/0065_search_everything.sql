-- Typing errors are forgiven by comparing groups of three letters; the extension may be created by the database's owner.
create extension if not exists pg_trgm;

-- What a ready quality is searched by, spelled as a search is.
alter table qualities add column search_text text not null default '';
update qualities set search_text = regexp_replace(lower(quality), '(\d)[sd](?=[x/+ ]|$)', '\1', 'g');
create index qualities_by_words on qualities using gin (search_text gin_trgm_ops) where is_active;
