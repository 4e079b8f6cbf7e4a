/** What a new customer has typed so far, kept in this tab until the account is made. */
import { readStored, removeStored, writeStored } from '#web/platform/browser-storage.ts';

const DRAFT_KEY = 'selvedge.sign-up';

export type SignUpValues = {
  company: string;
  contactName: string;
  email: string;
  city: string;
  businessType: string;
  gstin: string;
  /** "I will add it later". */
  isGstLater: boolean;
  bin: string;
  referenceCode: string;
  whatsappOptIn: boolean;
  acceptsTerms: boolean;
};

/** The last try: the same content goes out under the same key, so that a lost answer makes no second account. */
export type Attempt = { body: string; key: string };

export type SignUpDraft = {
  /** Whose form it is; another number or invitation begins a new one. */
  owner: string | null;
  invite: string | null;
  values: Partial<SignUpValues>;
  attempt: Attempt | null;
};

const EMPTY: SignUpDraft = { owner: null, invite: null, values: {}, attempt: null };

export function readDraft(): SignUpDraft {
  try {
    return { ...EMPTY, ...(JSON.parse(readStored('session', DRAFT_KEY) ?? '{}') as Partial<SignUpDraft>) };
  } catch {
    return EMPTY;
  }
}

export function saveSignUpDraft(change: Partial<SignUpDraft>): void {
  writeStored('session', DRAFT_KEY, JSON.stringify({ ...readDraft(), ...change }));
}

export function forgetDraft(): void {
  removeStored('session', DRAFT_KEY);
}

export function startingValues(owner: string, email = '', name = ''): SignUpValues {
  const draft = readDraft();
  return {
    company: '',
    contactName: name,
    email,
    city: '',
    businessType: '',
    gstin: '',
    isGstLater: false,
    bin: '',
    referenceCode: '',
    // Consent is given, never assumed.
    whatsappOptIn: false,
    acceptsTerms: false,
    ...(draft.owner === owner ? draft.values : {}),
  };
}
