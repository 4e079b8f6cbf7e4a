-- What counts more for the buyer in a query, and what a quote must meet; an aspect that is not named counts as usual.
alter table fabric_requests
  add column priorities jsonb not null default '{}'
    constraint fabric_requests_priorities_known
    check (jsonb_typeof(priorities) = 'object' and priorities - '{price,date,credit,quality}'::text[] = '{}');
