-- Nothing follows although less than agreed has left: staff close the order, and its buyer reads why.
alter table dispatches add column closing_reason text;
alter table dispatches add constraint only_the_last_closes check (closing_reason is null or is_last);
