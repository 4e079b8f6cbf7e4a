-- Lots are answered one by one: each keeps who answered it, when and with which remarks; the mill is told once a round is decided.
alter table sample_pieces
  add column reasons     text[],
  add column answer_note text,
  add column decided_at  timestamptz,
  add column decided_by  uuid,
  add foreign key (brand_id, decided_by) references people (brand_id, customer_id);
update sample_pieces set reasons = case when sample_pieces.decision = 'resubmit' then sample_rounds.reasons end,
  answer_note = sample_rounds.answer_note, decided_at = sample_rounds.decided_at, decided_by = sample_rounds.decided_by
from sample_rounds
where sample_rounds.sample_id = sample_pieces.sample_id and sample_rounds.round = sample_pieces.round
  and sample_pieces.decision is not null;

-- Since when the mill knows the answer, and who told it.
alter table sample_rounds
  add column mill_told_at timestamptz,
  add column mill_told_by uuid references staff_members;
create index sample_rounds_untold on sample_rounds (decided_at) where decided_at is not null and mill_told_at is null;
