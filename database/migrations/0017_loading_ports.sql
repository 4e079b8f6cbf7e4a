-- Where exports go on board: what brings the goods there is part of an FOB price and not of an x-factory one.
create table loading_ports (
  port           text    not null,
  city           text    not null,
  -- Freight to it follows the table of zones.
  pincode        text    not null check (pincode ~ '^[1-9][0-9]{5}$'),
  effective_from date    not null,
  is_used        boolean not null,
  primary key (port, effective_from)
);
create trigger loading_ports_stay before update or delete on loading_ports for each row execute function refuse_change();
