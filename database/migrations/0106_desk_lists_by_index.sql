-- Lists of the desk that were read whole: each has an index in the order in which it is shown.
create index issues_by_status on issues (status, answer_due_at nulls first, changed_at, issue_id);
create index swatches_by_status on swatch_requests (status, requested_at desc, swatch_id desc);
create index companies_of_reference_code on companies (reference_code) where reference_code is not null;
create index policy_acceptances_of_version on policy_acceptances (policy, version);

-- Receipts and companies are found by a part of a number or name.
create index companies_by_words on companies using gin (lower(name) gin_trgm_ops);
create index orders_by_number_words on orders using gin (lower(number) gin_trgm_ops);
create index receipts_by_words on receipts using gin (lower(number) gin_trgm_ops);

-- The audit trail of one kind of actor or one record, between two days.
create index history_of_kind on history (actor_kind, at desc, history_id desc);
create index history_of_record on history (subject_id, at desc, history_id desc);

-- The board puts every order in work where its next task stands.
create index orders_in_work on orders (order_id) where status in ('created', 'dispatched', 'warehouse');
create index tasks_by_turn on plan_tasks (order_id, position, task_id)
  include (name, stage, owner, revised_end, planned_end) where status in ('pending', 'in_progress');
