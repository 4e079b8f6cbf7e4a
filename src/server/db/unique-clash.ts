import type { Refusal } from '#domain/shared/refusal.ts';

const UNIQUE_VIOLATION = '23505';

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
    throw code === UNIQUE_VIOLATION && broken === constraint ? refusal() : error;
  }
}
