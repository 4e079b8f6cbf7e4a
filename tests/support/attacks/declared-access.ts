/** What each kind of access answers to each kind of caller. */
import type { Access } from '#contract/endpoint.ts';

export type Outcome = { status: number; code: string | null };

const REFUSED_ENTRY: Outcome = { status: 401, code: 'unauthenticated' };
export const WRONG_KIND: Outcome = { status: 403, code: 'not_allowed' };
export const WRONG_ROLE: Outcome = { status: 422, code: 'role_needed' };
export const IN = 'in';

export const DECLARED: Record<
  Access,
  Record<'nobody' | 'broken' | 'customer' | 'staff' | 'supplier' | 'mill', Outcome | typeof IN>
> = {
  public: { nobody: IN, broken: IN, customer: IN, staff: IN, supplier: IN, mill: IN },
  customer: {
    nobody: REFUSED_ENTRY,
    broken: REFUSED_ENTRY,
    customer: IN,
    staff: WRONG_KIND,
    supplier: WRONG_KIND,
    mill: WRONG_KIND,
  },
  // Without a token the proof of sign-up in the body decides, and the sample's is made up.
  'customer-or-sign-up': {
    nobody: REFUSED_ENTRY,
    broken: REFUSED_ENTRY,
    customer: IN,
    staff: WRONG_KIND,
    supplier: WRONG_KIND,
    mill: WRONG_KIND,
  },
  // Whoever is nobody may have a key: the link has ended, and nobody is thrown out.
  'customer-or-key': { nobody: IN, broken: IN, customer: IN, staff: IN, supplier: IN, mill: IN },
  staff: {
    nobody: REFUSED_ENTRY,
    broken: REFUSED_ENTRY,
    customer: WRONG_KIND,
    staff: IN,
    supplier: WRONG_KIND,
    mill: WRONG_KIND,
  },
  supplier: {
    nobody: REFUSED_ENTRY,
    broken: REFUSED_ENTRY,
    customer: WRONG_KIND,
    staff: WRONG_KIND,
    supplier: IN,
    mill: WRONG_KIND,
  },
  mill: {
    nobody: REFUSED_ENTRY,
    broken: REFUSED_ENTRY,
    customer: WRONG_KIND,
    staff: WRONG_KIND,
    supplier: WRONG_KIND,
    mill: IN,
  },
};
