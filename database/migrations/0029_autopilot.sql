-- How the demo plays.

create table autopilot_settings (
  is_only boolean default true not null,
  is_on boolean not null,
  pace text not null,
  constraint autopilot_settings_is_only_check check (is_only),
  constraint autopilot_settings_pace_check check (pace in ('calm', 'usual', 'quick')),
  constraint autopilot_settings_pkey primary key (is_only)
);
comment on table autopilot_settings is 'How the demo''s autopilot plays; never read outside the demo.';

insert into autopilot_settings (is_only, is_on, pace) values
	(true, true, 'usual');
