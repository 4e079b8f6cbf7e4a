-- A buyer may offer to take more for a lower rate; null is the quantity that was quoted.
alter table counter_offers
  add column quantity_thousandths bigint
    constraint counter_offers_quantity_above_zero check (quantity_thousandths > 0);
