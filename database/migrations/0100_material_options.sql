-- What staff have switched off in the lists of the wizard; whatever is not here is offered.
create table material_options_off (
  list            text        not null check
    (list in ('fabricCategory', 'fabricSubCategory', 'certification', 'weightUnit', 'widthInches')),
  option_id       integer     not null,
  switched_off_by uuid        not null references staff_members,
  switched_off_at timestamptz not null,
  primary key (list, option_id)
);
