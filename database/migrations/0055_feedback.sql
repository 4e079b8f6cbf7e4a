-- What a buyer says about a delivered order, once for each order.
create table feedback (
  order_id    uuid        primary key,
  brand_id    uuid        not null,
  customer_id uuid        not null,
  supplier_id uuid        not null references suppliers,
  overall     smallint    not null check (overall between 1 and 5),
  quality     smallint    not null check (quality between 1 and 5),
  match       smallint    not null check (match between 1 and 5),
  delivery    smallint    not null check (delivery between 1 and 5),
  service     smallint    not null check (service between 1 and 5),
  tags        text[]      not null,
  comment     text,
  given_at    timestamptz not null,
  unique (brand_id, order_id),
  foreign key (brand_id, order_id) references orders (brand_id, order_id),
  foreign key (brand_id, customer_id) references people (brand_id, customer_id)
);

create table feedback_photos (
  brand_id uuid     not null,
  order_id uuid     not null,
  position smallint not null check (position between 1 and 5),
  file_id  uuid     not null,
  primary key (order_id, position),
  foreign key (brand_id, order_id) references feedback (brand_id, order_id),
  foreign key (brand_id, file_id) references files (brand_id, file_id)
);

-- Sums beside the desk's own rating, so that a list of quotes need not count opinions.
alter table suppliers
  add column feedback_count integer not null default 0 check (feedback_count >= 0),
  add column feedback_stars integer not null default 0 check (feedback_stars between feedback_count and feedback_count * 5);

-- Lists say whether an order still waits for the buyer's opinion.
alter table orders add column feedback_at timestamptz;
