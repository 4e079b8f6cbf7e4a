-- A verified company that changes its name, or adds a tax number of another PAN, waits for a person to look at it.

alter table companies
  add column verification_review text check (verification_review in ('company-name', 'another-pan')),
  add column verification_review_since timestamptz,
  add constraint review_has_its_moment
    check ((verification_review is null) = (verification_review_since is null)),
  -- Never verified while somebody has still to look.
  add constraint no_badge_under_review check (verification_review is null or verification_status <> 1);
create index companies_under_review on companies (verification_review_since)
  where verification_review is not null;
