-- What buyers say of delivered orders.

create table feedback (
  order_id uuid not null,
  brand_id uuid not null,
  customer_id uuid not null,
  supplier_id uuid not null,
  overall smallint not null,
  quality smallint not null,
  match smallint not null,
  delivery smallint not null,
  service smallint not null,
  tags text[] not null,
  comment text,
  given_at timestamptz not null,
  constraint feedback_delivery_check check ((delivery >= 1) and (delivery <= 5)),
  constraint feedback_match_check check ((match >= 1) and (match <= 5)),
  constraint feedback_overall_check check ((overall >= 1) and (overall <= 5)),
  constraint feedback_quality_check check ((quality >= 1) and (quality <= 5)),
  constraint feedback_service_check check ((service >= 1) and (service <= 5)),
  constraint feedback_pkey primary key (brand_id, order_id)
);
comment on table feedback is 'What a buyer says about a delivered order, once for each order.';
create index feedback_by_id on feedback (order_id);
-- The desk reads what buyers said of one mill, the newest first.
create index feedback_of_supplier on feedback (supplier_id, given_at desc, order_id);

create table feedback_photos (
  brand_id uuid not null,
  order_id uuid not null,
  "position" smallint not null,
  file_id uuid not null,
  constraint feedback_photos_position_check check (("position" >= 1) and ("position" <= 5)),
  constraint feedback_photos_pkey primary key (brand_id, order_id, "position")
);
comment on table feedback_photos is 'Photos that belong to feedback.';

alter table feedback
  add constraint feedback_brand_id_customer_id_fkey foreign key (brand_id, customer_id) references people(brand_id, customer_id),
  add constraint feedback_brand_id_order_id_fkey foreign key (brand_id, order_id) references orders(brand_id, order_id),
  add constraint feedback_supplier_id_fkey foreign key (supplier_id) references suppliers(supplier_id);
alter table feedback_photos
  add constraint feedback_photos_brand_id_file_id_fkey foreign key (brand_id, file_id) references files(brand_id, file_id),
  add constraint feedback_photos_brand_id_order_id_fkey foreign key (brand_id, order_id) references feedback(brand_id, order_id);
