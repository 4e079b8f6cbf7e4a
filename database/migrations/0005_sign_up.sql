-- Terms, reference codes and invitations.

create table policy_versions (
  policy text not null,
  version text not null,
  effective_from timestamptz not null,
  title text not null,
  body text not null,
  constraint policy_versions_policy_check check (policy in ('terms', 'return-refund')),
  constraint policy_versions_pkey primary key (policy, version)
);
comment on table policy_versions is 'Each version of the terms, as it was published.';
create trigger policy_versions_stay before delete or update on policy_versions for each row execute function refuse_change();
create trigger policy_versions_stay_whole before truncate on policy_versions for each statement execute function refuse_change();

create table policy_acceptances (
  acceptance_id uuid not null,
  brand_id uuid not null,
  customer_id uuid not null,
  policy text not null,
  version text not null,
  accepted_at timestamptz not null,
  constraint policy_acceptances_pkey primary key (brand_id, acceptance_id)
);
comment on table policy_acceptances is 'Who accepted which version of the terms, when and on which device.';
create index policy_acceptances_of_brand on policy_acceptances (brand_id, accepted_at desc);
create index policy_acceptances_of_version on policy_acceptances (policy, version);
create trigger policy_acceptances_stay before delete or update on policy_acceptances for each row execute function refuse_change();
create trigger policy_acceptances_stay_whole before truncate on policy_acceptances for each statement execute function refuse_change();

create table reference_codes (
  code text not null,
  note text not null,
  is_active boolean default true not null,
  created_at timestamptz not null,
  -- A reference code may hold for some days only.
  first_day date,
  last_day date,
  constraint reference_codes_code_check check (code = upper(code)),
  constraint reference_codes_days_check check (last_day >= first_day),
  constraint reference_codes_pkey primary key (code)
);
comment on table reference_codes is 'Codes that open sign-up, and what they stand for.';

create table sign_up_invitations (
  token_hash bytea not null,
  demo_request_id uuid not null,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint sign_up_invitations_pkey primary key (token_hash)
);
comment on table sign_up_invitations is 'An accepted demo request: it opens sign-up for that e-mail once.';
create index sign_up_invitations_expiry on sign_up_invitations (expires_at);

alter table policy_acceptances
  add constraint policy_acceptances_brand_id_customer_id_fkey foreign key (brand_id, customer_id) references people(brand_id, customer_id),
  add constraint policy_acceptances_brand_id_fkey foreign key (brand_id) references companies(brand_id),
  add constraint policy_acceptances_customer_id_fkey foreign key (brand_id, customer_id) references people(brand_id, customer_id),
  add constraint policy_acceptances_policy_version_fkey foreign key (policy, version) references policy_versions(policy, version);
alter table sign_up_invitations
  add constraint sign_up_invitations_demo_request_id_fkey foreign key (demo_request_id) references demo_requests(demo_request_id);

insert into policy_versions (policy, version, effective_from, title, body) values
	('terms', '1', '2026-01-01 00:00:00+00', 'Terms of use', '## Who we are
Selvedge is a marketplace on which businesses buy fabric from mills and traders. These terms hold between your company and the marketplace operator named on your proforma invoice.

## Your account
Whoever signs in with a one-time code acts for your company. Keep your phone and e-mail to yourself, end devices you no longer use, and tell us when a person leaves.

## Requests, quotes and orders
A request asks suppliers for a price and binds nobody. A quote binds the supplier until the end of its last day. An order is placed when you approve a quote and pay the advance, or when credit covers it.

## Quantity and quality
Fabric is delivered within the tolerance written in the quote, usually five percent more or less, and billed by what was really dispatched. Quality is judged by the approved samples and the four-point system.

## Prices and payment
Prices are in rupees for India and in US dollars elsewhere. Taxes and freight stand on lines of their own. Payments after the due date bear the interest written on the invoice.

## Your data
We use your data to carry out your orders, to meet the law, and to tell you what you asked to be told. You can see in your account who changed what, and on which device.

## Law
Indian law applies. The courts of the seller''s registered office decide, unless the law gives you another place.
'),
	('return-refund', '1', '2026-01-01 00:00:00+00', 'Return and refund policy', '## How long you have
Report visible faults within 7 days of delivery, short length within 3 days, and transit damage within 2 days with a remark on the transporter''s paper. Hidden faults count for 30 days with a test report.

## What we need
Roll numbers from the packing list, at least two photographs, and the quantity concerned. Do not cut the fabric: cut rolls cannot be returned.

## What happens next
We answer within 3 working days. From the fourth working day you may escalate; on the seventh it happens by itself.

## What you can get
A credit note, a replacement, or a return with refund. Money goes back the way it came, or by bank transfer, within 5 to 7 working days.

## What is not covered
Goods made to your order cannot be returned for taste. Shade differences between dye lots are covered only against an approved standard. Stock lots sold as they are cannot be returned.
');

revoke delete, truncate on policy_versions from current_user;
revoke update, delete, truncate on policy_acceptances from current_user;
