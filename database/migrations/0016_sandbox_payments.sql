-- The payment provider of a demo.

create table sandbox_payment_orders (
  provider_order_id text not null,
  -- Our own name for the order: asked for twice, it is still one order.
  reference text not null,
  amount_minor bigint not null,
  currency text not null,
  description text not null,
  customer_name text not null,
  return_url text not null,
  created_at timestamptz not null,
  -- The sandbox offers what is open for the amount, the buyer's choice first.
  methods text[] default '{card,upi,netbanking}'::text[] not null,
  -- An order of the sandbox that takes no further attempt.
  closed_at timestamptz,
  constraint sandbox_payment_orders_amount_minor_check check (amount_minor > 0),
  constraint sandbox_payment_orders_currency_check check (currency in ('INR', 'USD')),
  constraint some_method check (cardinality(methods) > 0),
  constraint sandbox_payment_orders_pkey primary key (provider_order_id),
  constraint sandbox_payment_orders_reference_key unique (reference)
);
comment on table sandbox_payment_orders is 'Orders at the payment provider of a demo.';

create table sandbox_payments (
  provider_payment_id text not null,
  provider_order_id text not null,
  amount_minor bigint not null,
  currency text not null,
  method text not null,
  status text not null,
  -- A pending payment counts as captured from this moment on, in every process and without a job.
  captures_at timestamptz,
  failure_reason text,
  refunded_minor bigint default 0 not null,
  created_at timestamptz not null,
  constraint sandbox_payments_amount_minor_check check (amount_minor > 0),
  constraint sandbox_payments_check check ((status = 'created') = (captures_at is not null)),
  constraint sandbox_payments_check1 check ((status = 'failed') = (failure_reason is not null)),
  constraint sandbox_payments_check2 check ((refunded_minor >= 0) and (refunded_minor <= amount_minor)),
  constraint sandbox_payments_currency_check check (currency in ('INR', 'USD')),
  constraint sandbox_payments_method_check check (method in ('card', 'upi', 'netbanking')),
  constraint sandbox_payments_status_check check (status in ('created', 'captured', 'failed')),
  constraint sandbox_payments_pkey primary key (provider_payment_id)
);
comment on table sandbox_payments is 'Payments at the payment provider of a demo.';
create index sandbox_payments_of_order on sandbox_payments (provider_order_id, created_at);

create table sandbox_refunds (
  provider_refund_id text not null,
  provider_payment_id text not null,
  amount_minor bigint not null,
  idempotency_key text not null,
  created_at timestamptz not null,
  -- A bank behind the sandbox may take its time: until then the refund is pending.
  settles_at timestamptz,
  constraint sandbox_refunds_amount_minor_check check (amount_minor > 0),
  constraint sandbox_refunds_idempotency_key_key unique (idempotency_key),
  constraint sandbox_refunds_pkey primary key (provider_refund_id)
);
comment on table sandbox_refunds is 'Refunds at the payment provider of a demo.';

create table sandbox_webhooks (
  webhook_id bigint generated always as identity,
  event_id text not null,
  body text not null,
  due_at timestamptz not null,
  tries smallint default 0 not null,
  delivered_at timestamptz,
  constraint sandbox_webhooks_pkey primary key (webhook_id)
);
comment on table sandbox_webhooks is 'Events that the provider of a demo delivers, one row a delivery.';
create index sandbox_webhooks_due on sandbox_webhooks (due_at, webhook_id) where (delivered_at is null);

alter table sandbox_payments
  add constraint sandbox_payments_provider_order_id_fkey foreign key (provider_order_id) references sandbox_payment_orders(provider_order_id);
alter table sandbox_refunds
  add constraint sandbox_refunds_provider_payment_id_fkey foreign key (provider_payment_id) references sandbox_payments(provider_payment_id);
