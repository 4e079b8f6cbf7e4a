-- Home lists the samples that wait for an answer of one company.
create index samples_waiting_of_company on samples (brand_id, order_id) where status = 'dispatched';
