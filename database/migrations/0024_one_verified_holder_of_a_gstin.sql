-- A tax number verifies by itself for one company only; a second one that names it waits for a person.

update gst_numbers later set check_state = 'not_checked', checked_at = null
where check_state = 'valid' and removed_at is null
  and exists (
    select from gst_numbers first
    where first.gstin = later.gstin and first.brand_id <> later.brand_id
      and first.check_state = 'valid' and first.removed_at is null
      and (first.created_at, first.gst_id) < (later.created_at, later.gst_id)
  );
create unique index one_verified_holder_of_gstin on gst_numbers (gstin)
  where check_state = 'valid' and removed_at is null;
