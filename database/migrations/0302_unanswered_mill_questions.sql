-- outside a transaction
create index concurrently if not exists mill_questions_unanswered on mill_questions (asked_at)
  where answered_at is null;
