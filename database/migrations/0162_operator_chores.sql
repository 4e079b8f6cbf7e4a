-- When each of the operator's chores was last finished, and how many problems it found; /metrics tells of it.
create table operator_chores (
  chore       text        primary key check (chore in ('backup', 'prove-ledger', 'prove-history')),
  finished_at timestamptz not null,
  problems    integer     not null check (problems >= 0)
);
