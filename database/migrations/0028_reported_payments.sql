-- A buyer reports a transfer or a letter of credit; until now the rows said "told".
alter table bank_transfers drop constraint bank_transfers_state_check;
update bank_transfers set state = 'reported' where state = 'told';
alter table bank_transfers add check (state in ('reported', 'matched', 'refused'));

alter table letters_of_credit drop constraint letters_of_credit_state_check;
update letters_of_credit set state = 'reported' where state = 'told';
alter table letters_of_credit add check (state in ('reported', 'accepted', 'paid', 'refused'));

alter table bank_transfers rename column told_at to reported_at;
alter table letters_of_credit rename column told_at to reported_at;
alter table captures rename column told_by to reported_by;
