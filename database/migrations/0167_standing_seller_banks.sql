-- Accounts that count: what was withdrawn before its first day never was one.
create view standing_seller_banks as
  select banks.* from seller_banks banks
  where not exists (
    select from seller_bank_withdrawals gone
    where gone.seller_id = banks.seller_id and gone.currency = banks.currency
      and gone.effective_from = banks.effective_from
  );
