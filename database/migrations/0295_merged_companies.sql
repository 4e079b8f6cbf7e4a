-- Two companies of one GST number become one: this one goes on as the other. Its books stay where they were written.
-- No reference: the other is another shard. Companies are never removed.
alter table companies add column merged_into uuid;
alter table companies add column merged_at timestamptz;
alter table companies add constraint companies_merged_check
  check ((merged_into is null) = (merged_at is null) and merged_into <> brand_id) not valid;
