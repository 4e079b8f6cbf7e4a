-- Two people may have the same quality or supplier open: a change says which state it was made on.
alter table qualities add column revision integer not null default 0;
alter table suppliers add column revision integer not null default 0;
