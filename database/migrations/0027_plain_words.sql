-- Names that say what they mean: a refund for an order whose hold ran out, and jobs called after their work.
update refunds set reason = 'order_expired' where reason = 'order_dead';

do $$
begin
  if to_regclass('jobs.schedule') is not null then
    delete from jobs.schedule where name in ('housekeeping', 'remove-loose-files');
  end if;
end $$;
