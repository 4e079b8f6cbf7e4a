-- A part whose whole sum went to other parts was shown as paid with nothing.
update instalments set state = 'cancelled', paid_at = null where state = 'paid' and amount_minor = 0;
