-- A buyer may withdraw a letter of credit until staff have accepted it.
alter table letters_of_credit drop constraint letters_of_credit_state_check;
alter table letters_of_credit add check (state in ('reported', 'accepted', 'paid', 'refused', 'withdrawn'));
