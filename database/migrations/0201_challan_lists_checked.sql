-- Looks through the rows beside those who write.
alter table issue_events validate constraint issue_events_kind_check;
alter table documents validate constraint documents_type_check;
