-- What is loaded from database/reference.

create table reference_files (
  name text not null,
  checksum text not null,
  loaded_at timestamptz default now() not null,
  constraint reference_files_pkey primary key (name)
);
comment on table reference_files is 'Which files of database/reference were loaded, by their hash.';

create table pincodes (
  pincode character(6) not null,
  district text not null,
  city text not null,
  state_code character(2) not null,
  constraint pincodes_pkey primary key (pincode)
);
comment on table pincodes is 'PIN codes of India with their places.';
create index pincodes_by_city on pincodes (lower(city) text_pattern_ops);

create table banks (
  bank_code character(4) not null,
  name text not null,
  branch_codes text[] not null,
  constraint banks_pkey primary key (bank_code)
);
comment on table banks is 'Banks with their branches, for look-ups of routing numbers.';
