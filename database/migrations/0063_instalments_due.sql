-- What is due on a day is looked for once a day, over all companies.
create index instalments_due_on on instalments (due_on, instalment_id) where state in ('open', 'covered');
