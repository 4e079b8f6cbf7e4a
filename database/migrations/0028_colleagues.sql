-- Invitations of colleagues and handing a company over.

create table colleague_invitations (
  brand_id uuid not null,
  invitation_id uuid not null,
  -- A phone number or an e-mail address, in the one spelling they are stored in.
  address text not null,
  name text not null,
  roles text[] not null,
  order_limit_minor bigint,
  key_hash bytea not null,
  invited_by uuid not null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  constraint colleague_invitations_check check ((ended_at is null) = (end_reason is null)),
  constraint colleague_invitations_end_reason_check check (end_reason in ('accepted', 'withdrawn')),
  constraint colleague_invitations_name_check check ((length(name) >= 1) and (length(name) <= 80)),
  constraint colleague_invitations_order_limit_minor_check check (order_limit_minor >= 0),
  constraint colleague_invitations_roles_check check ((cardinality(roles) > 0) and (roles <@ '{owner,buyer,accounts,store}'::text[])),
  constraint colleague_invitations_pkey primary key (brand_id, invitation_id)
);
comment on table colleague_invitations is 'People whom an owner invited into the company.';
create index colleague_invitations_by_key on colleague_invitations (key_hash);
create unique index one_open_invitation on colleague_invitations (brand_id, address) where (ended_at is null);

create table company_handovers (
  brand_id uuid not null,
  from_id uuid not null,
  to_id uuid not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  constraint company_handovers_check check (from_id <> to_id),
  constraint company_handovers_pkey primary key (brand_id)
);
comment on table company_handovers is 'An owner offers the company to a colleague; both confirm with a code of their own.';

alter table colleague_invitations
  add constraint colleague_invitations_brand_id_fkey foreign key (brand_id) references companies(brand_id),
  add constraint colleague_invitations_brand_id_invited_by_fkey foreign key (brand_id, invited_by) references people(brand_id, customer_id);
alter table company_handovers
  add constraint company_handovers_brand_id_fkey foreign key (brand_id) references companies(brand_id),
  add constraint company_handovers_brand_id_from_id_fkey foreign key (brand_id, from_id) references people(brand_id, customer_id),
  add constraint company_handovers_brand_id_to_id_fkey foreign key (brand_id, to_id) references people(brand_id, customer_id);
