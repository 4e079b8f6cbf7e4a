-- What vouches for a fabric is part of the promise: it is the order's from the day it was placed.
alter table orders add column badges text[] not null default '{}'
  check (badges <@ array['assured', 'quality_guarantee']);

-- The order's limit of fault points in 100 square yards, as it stood beside the count.
alter table issues add column points_limit smallint
  check (points_limit > 0 and (points_limit is null) = (points is null));
