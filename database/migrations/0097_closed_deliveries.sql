-- A message that was given up or is in doubt may be left at that by a member of staff.
alter table notification_deliveries drop constraint notification_deliveries_state_check;
alter table notification_deliveries add constraint notification_deliveries_state_check
  check (state in ('waiting', 'sending', 'sent', 'dead', 'in_doubt', 'closed'));

-- Notices of providers that nobody could make sense of, for people to look at.
create index provider_events_in_doubt on provider_events (received_at)
  where outcome = 'unknown_at_provider';
