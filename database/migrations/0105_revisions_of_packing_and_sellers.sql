-- Two people with the same packing list or seller open: the second one's save is refused by the revision it was read at.
alter table dispatches add column revision integer not null default 1;
alter table sellers add column revision integer not null default 1;
