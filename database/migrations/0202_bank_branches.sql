-- Branch and place of a seller's bank: what a bank abroad asks for before it opens a letter of credit.
alter table seller_banks add column branch text check (length(branch) between 1 and 160);

create or replace view standing_seller_banks as
  select banks.* from seller_banks banks
  where not exists (
    select from seller_bank_withdrawals gone
    where gone.seller_id = banks.seller_id and gone.currency = banks.currency
      and gone.effective_from = banks.effective_from
  );
