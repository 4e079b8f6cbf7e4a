-- A reference code may hold for some days only.
alter table reference_codes add column first_day date;
alter table reference_codes add column last_day date;
alter table reference_codes add constraint reference_codes_days_check check (last_day >= first_day);

-- How the demo's autopilot plays; it runs in one process and is set from another. Never read outside the demo.
create table autopilot_settings (
  is_only boolean primary key default true check (is_only),
  is_on   boolean not null,
  pace    text    not null check (pace in ('calm', 'usual', 'quick'))
);
insert into autopilot_settings (is_on, pace) values (true, 'usual');
