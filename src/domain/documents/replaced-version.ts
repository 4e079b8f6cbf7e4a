/** A new version voids the one before, and each of the two says so. */

export function replacesNotice({
  version,
  replaces,
}: {
  version: number;
  replaces: string | null;
}): string[] {
  return replaces === null ? [] : [`Version ${version}. Replaces ${replaces}, which is void.`];
}

/** Printed across the old one from then on. */
export function voidNotice(replacedBy: string): string {
  return `VOID. Replaced by ${replacedBy}.`;
}
