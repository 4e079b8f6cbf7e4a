-- The desk sorts its queue by the day the buyer needs the cloth, too.
create index requests_for_desk_by_need on fabric_requests (status, required_by, fab_id) where submitted_at is not null;
