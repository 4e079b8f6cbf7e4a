-- The demo's autopilot works under names of its own: they are seen in the audit trail and the team list, but nobody signs in as one.
alter table staff_members add column is_autopilot boolean not null default false;
