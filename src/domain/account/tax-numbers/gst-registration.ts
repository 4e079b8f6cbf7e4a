/** What the tax register says about a GST number, and which answers shut the door. */
import type { GstRefusal } from './tax-number-problem.ts';

export const GST_REGISTRATION_STATUSES = [
  'active',
  'provisional',
  'suspended',
  'cancelled',
  'inactive',
] as const;
export type GstRegistrationStatus = (typeof GST_REGISTRATION_STATUSES)[number];

const REFUSED: { readonly [Status in GstRegistrationStatus]?: GstRefusal } = {
  suspended: 'gst_registration_suspended',
  cancelled: 'gst_registration_cancelled',
  inactive: 'gst_registration_inactive',
};

/** Registers add a reason behind the word ("Cancelled suo-moto"); a word we do not know is null, never a guess. */
export function gstRegistrationStatusOf(word: string): GstRegistrationStatus | null {
  const first = /^[a-z]+/.exec(word.trim().toLowerCase())?.[0];
  return GST_REGISTRATION_STATUSES.find((status) => status === first) ?? null;
}

export function gstRegistrationProblem(status: GstRegistrationStatus): GstRefusal | null {
  return REFUSED[status] ?? null;
}
