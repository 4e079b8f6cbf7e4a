-- The books of the sandbox payment provider. They belong to "somebody else": no table of ours points at them, and
-- production mode never opens them.

create table sandbox_payment_orders (
  provider_order_id text        primary key,
  -- Our own name for the order: asked for twice, it is still one order.
  reference         text        not null unique,
  amount_minor      bigint      not null check (amount_minor > 0),
  currency          text        not null check (currency in ('INR', 'USD')),
  description       text        not null,
  customer_name     text        not null,
  return_url        text        not null,
  created_at        timestamptz not null
);

create table sandbox_payments (
  provider_payment_id text        primary key,
  provider_order_id   text        not null references sandbox_payment_orders,
  amount_minor        bigint      not null check (amount_minor > 0),
  currency            text        not null check (currency in ('INR', 'USD')),
  method              text        not null check (method in ('card', 'upi', 'netbanking')),
  status              text        not null check (status in ('created', 'captured', 'failed')),
  -- A pending payment counts as captured from this moment on, in every process and without a job.
  captures_at         timestamptz,
  failure_reason      text,
  refunded_minor      bigint      not null default 0,
  created_at          timestamptz not null,
  check ((status = 'created') = (captures_at is not null)),
  check ((status = 'failed') = (failure_reason is not null)),
  check (refunded_minor between 0 and amount_minor)
);
create index sandbox_payments_of_order on sandbox_payments (provider_order_id, created_at);

create table sandbox_refunds (
  provider_refund_id  text        primary key,
  provider_payment_id text        not null references sandbox_payments,
  amount_minor        bigint      not null check (amount_minor > 0),
  idempotency_key     text        not null unique,
  created_at          timestamptz not null
);

-- One row a delivery: an event that is delivered three times has three rows with one event id.
create table sandbox_webhooks (
  webhook_id   bigint      generated always as identity primary key,
  event_id     text        not null,
  body         text        not null,
  due_at       timestamptz not null,
  tries        smallint    not null default 0,
  delivered_at timestamptz
);
create index sandbox_webhooks_due on sandbox_webhooks (due_at, webhook_id) where delivered_at is null;
