-- The desk's queue of claims by their clock; what has escalated has no clock any more and comes first.
create index issues_to_answer on issues (answer_due_at nulls first, changed_at, issue_id)
  where status in ('raised', 'under_review', 'disputed', 'escalated');
