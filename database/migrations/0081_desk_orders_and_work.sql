-- The desk looks at the orders of all companies: by the day they have to leave, and by age.
create index orders_for_desk on orders (status, dispatch_by, order_id);
create index orders_for_desk_by_age on orders (status, created_at, order_id);

-- What waits for somebody of the marketplace, oldest first.
create index demo_requests_waiting on demo_requests (created_at) where status = 'received';
create index counter_offers_waiting on counter_offers (made_at) where answer is null;
create index letters_by_state on letters_of_credit (state, reported_at, lc_id);
create index tasks_to_do on plan_tasks ((coalesce(revised_end, planned_end)))
  where status in ('pending', 'in_progress');
create index samples_to_send on samples (updated_at) where status in ('not_initiated', 'resubmission_requested');
create index messages_of_buyers on request_messages (sent_at) where author = 'customer';

-- The audit trail, newest first: all of it, or what one person did.
create index history_newest on history (at desc, history_id desc);
create index history_of_actor on history (actor_id, at desc, history_id desc) where actor_id is not null;
