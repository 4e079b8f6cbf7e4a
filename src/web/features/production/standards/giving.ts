/** What is typed to give standards, and how it travels. */
import type { giveStandards, Standard } from '#contract/customer/standards.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type { StandardMethod } from '#domain/production/standards/give-standard.ts';

export type Giving = {
  method: StandardMethod;
  /** By standard. */
  pantones: Readonly<Record<string, string>>;
  files: Readonly<Record<string, string>>;
  courier: string;
  courierNumber: string;
  note: string;
};

export const EMPTY_GIVING: Omit<Giving, 'method'> = {
  pantones: {},
  files: {},
  courier: '',
  courierNumber: '',
  note: '',
};

/** What was left empty is not sent: two of three numbers may be known today. */
export function givingBody(
  { method, pantones, files, courier, courierNumber, note }: Giving,
  owed: readonly Pick<Standard, 'standardId'>[],
): CallInput<typeof giveStandards>['body'] {
  const standards = owed.flatMap(({ standardId }) => {
    const pantone = pantones[standardId]?.trim();
    const fileId = files[standardId];
    if (method === 'pantone') return pantone ? { standardId, pantone } : [];
    if (method === 'file') return fileId ? { standardId, fileId } : [];
    return { standardId };
  });
  const words = method === 'courier' ? { courier, courierNumber, note } : { note };
  const given = Object.entries(words)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([name, text]) => text && (name !== 'note' || method !== 'pantone'));
  return { method, standards, ...Object.fromEntries(given) };
}
