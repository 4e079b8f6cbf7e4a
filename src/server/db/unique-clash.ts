import type { Refusal } from '#domain/shared/refusal.ts';

const UNIQUE_VIOLATION = '23505';
/** Where companies are spread over nodes, a part of a table has the names of the whole with a number behind. */
const NUMBER_OF_PART = /_\d{6,}$/;

/** The database's own guard spoke last: its refusal is told as the business would have said it. */
export async function refusedOnClash<T>(
  work: Promise<T>,
  constraint: string,
  refusal: () => Refusal,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint: broken } = error as { code?: string; constraint?: string };
    throw code === UNIQUE_VIOLATION && broken?.replace(NUMBER_OF_PART, '') === constraint ? refusal() : error;
  }
}
