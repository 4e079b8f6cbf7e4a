-- A list as a member of staff likes to see it: the words of its address under a name.
create table staff_views (
  view_id uuid primary key,
  staff_id uuid not null references staff_members,
  path text not null check (length(path) <= 100),
  name text not null check (length(name) between 1 and 40),
  search text not null check (length(search) <= 1000),
  saved_at timestamptz not null,
  unique (staff_id, path, name)
);
