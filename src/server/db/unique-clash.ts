import type { Refusal } from '#domain/shared/refusal.ts';

const UNIQUE_VIOLATION = '23505';
/** Where companies are spread over nodes, a part of a table has the names of the whole with a number behind. */
const NUMBER_OF_PART = /_\d{6,}$/;
/** A node's own words come through whole, the field with the name does not. */
const NAMED = /unique constraint "([^"]+)"/;

/** The database's own guard spoke last: its refusal is told as the business would have said it. */
export async function refusedOnClash<T>(
  work: Promise<T>,
  constraint: string,
  refusal: () => Refusal,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw brokenKey(error) === constraint ? refusal() : error;
  }
}

function brokenKey(error: unknown): string | undefined {
  const {
    code,
    constraint,
    message = '',
  } = error as { code?: string; constraint?: string; message?: string };
  if (code !== UNIQUE_VIOLATION) return undefined;
  return (constraint ?? NAMED.exec(message)?.[1])?.replace(NUMBER_OF_PART, '');
}
