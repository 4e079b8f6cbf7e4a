/** Who of a mill reads its own list: people among its contacts, each after a code to their own number or address. */
import type { SupplierContact } from '#domain/requests/supplier-contacts.ts';

export const MOST_PEOPLE = 2;

/** The contact to whom this number or address belongs, in the spelling in which both are stored. */
export function contactAt(contacts: readonly SupplierContact[], address: string): SupplierContact | null {
  return (
    contacts.find(({ phone, whatsapp, email }) =>
      [phone, whatsapp, email].some((way) => way !== null && way === address),
    ) ?? null
  );
}

type Person = { readonly address: string; readonly isEnded: boolean };

/** Ended by the desk, nobody comes back by a code; and a third person is the desk's to decide. */
export function mayJoin(people: readonly Person[], address: string): boolean {
  const known = people.find((person) => person.address === address);
  if (known) return !known.isEnded;
  return people.filter(({ isEnded }) => !isEnded).length < MOST_PEOPLE;
}
