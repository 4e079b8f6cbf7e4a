-- The audit trail is searched by what was done; the kinds of it are few and read one after the other along this index.
create index history_of_action on history (subject_kind, action, at desc, history_id desc);
