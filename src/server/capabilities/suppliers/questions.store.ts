/** What mills ask the desk, and what it answers. */
import type { Insertable, Selectable } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';

export async function insertQuestion(tx: Queries, row: Insertable<Schema['mill_questions']>): Promise<void> {
  await tx.scoped.insertInto('mill_questions').values(row).execute();
}

export function questionsAbout(db: Queries, { brandId, fabId }: { brandId: string; fabId: string }) {
  return db.scoped
    .selectFrom('mill_questions')
    .select(['question_id', 'supplier_id', 'question', 'asked_at', 'answer'])
    .where('brand_id', '=', brandId)
    .where('fab_id', '=', fabId)
    .orderBy('asked_at')
    .orderBy('question_id')
    .limit(200)
    .execute();
}

export type AnsweredQuestion = Pick<
  Selectable<Schema['mill_questions']>,
  'brand_id' | 'fab_id' | 'supplier_id' | 'question'
>;

/** Undefined where there is no such question, or where somebody has answered it. */
export function answerQuestionRow(
  tx: Queries,
  questionId: string,
  set: { answer: string; answered_at: Date; answered_by: string },
): Promise<AnsweredQuestion | undefined> {
  return tx.forStaff
    .updateTable('mill_questions')
    .set(set)
    .where('question_id', '=', questionId)
    .where('answer', 'is', null)
    .returning(['brand_id', 'fab_id', 'supplier_id', 'question'])
    .executeTakeFirst();
}
