/** What the tax register says about a GST number, and which answers shut the door. */
export const GST_REGISTRATION_LABEL = {
  active: 'Active',
  provisional: 'Provisional',
  suspended: 'Suspended',
  cancelled: 'Cancelled',
  inactive: 'Inactive',
} as const;
export type GstRegistrationStatus = keyof typeof GST_REGISTRATION_LABEL;

const REFUSED: ReadonlySet<GstRegistrationStatus> = new Set(['suspended', 'cancelled', 'inactive']);

/** Registers add a reason behind the word ("Cancelled suo-moto"); a word we do not know is null, never a guess. */
export function gstRegistrationStatusOf(word: string): GstRegistrationStatus | null {
  const first = /^[a-z]+/.exec(word.trim().toLowerCase())?.[0];
  const statuses = Object.keys(GST_REGISTRATION_LABEL) as GstRegistrationStatus[];
  return statuses.find((status) => status === first) ?? null;
}

export function gstRegistrationProblem(status: GstRegistrationStatus): string | null {
  if (!REFUSED.has(status)) return null;
  const word = GST_REGISTRATION_LABEL[status].toLowerCase();
  return `This GST registration is ${word}. Use an active GST number.`;
}
