-- Tables of facts that ship with the product; `load-reference-data.ts` fills them when their files change.

create table reference_files (
  name      text        primary key,
  checksum  text        not null,
  loaded_at timestamptz not null default now()
);

create table pincodes (
  pincode    char(6) primary key,
  district   text    not null,
  city       text    not null,
  state_code char(2) not null
);
create index pincodes_by_city on pincodes (lower(city) text_pattern_ops);

-- The branches of a bank are one array: a look-up reads one row, and the table stays small.
create table banks (
  bank_code    char(4) primary key,
  name         text    not null,
  branch_codes text[]  not null
);
