-- Lots that the marketplace clears: shown with what is left and until when, and no longer sold afterwards.
alter table qualities add column is_on_sale boolean not null default false;
alter table qualities add column sale_ends_at timestamptz;
alter table qualities add check (not is_on_sale or (sale_ends_at is not null and kind <> 'made_to_order'));

create index top_qualities on qualities (created_at, fab_id) include (category) where is_top_selling and is_active;
create index qualities_on_sale on qualities (sale_ends_at, fab_id) include (category) where is_on_sale and is_active;
