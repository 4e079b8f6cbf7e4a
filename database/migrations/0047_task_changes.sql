-- When a task last changed, to the second: its days alone do not say in which order things happened.
alter table plan_tasks add column changed_at timestamptz not null default now();
alter table plan_tasks alter column changed_at drop default;
create index plan_tasks_by_change on plan_tasks (changed_at);
