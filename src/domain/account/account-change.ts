/** Changes of an account that its people are told of at once, so that nobody else makes them unnoticed. */
import type { ProblemOf } from '#domain/shared/problem-list.ts';

type OnDevice = { readonly device: string };

export type AccountChanges = {
  document_email_changed: null;
  bin_changed: null;
  sign_in_changed: OnDevice & { readonly channel: 'sms' | 'email' };
  whatsapp_number_changed: OnDevice;
  bank_details_changed: OnDevice & { readonly action: 'changed' | 'removed' };
  refund_upi_changed: OnDevice & { readonly action: 'changed' | 'removed' };
  gst_number_added: OnDevice;
  gst_default_changed: OnDevice;
  gst_number_removed: OnDevice;
  colleague_mended: { readonly name: string };
  company_offered: { readonly by: string };
  company_taken_over: { readonly by: string };
  companies_merged: { readonly closed: string; readonly kept: string };
};
export type AccountChange = ProblemOf<AccountChanges>;

/** A sentence for every change, and what stands around it. */
export type AccountChangeWords = {
  readonly subject: string;
  readonly changes: {
    readonly [Code in keyof AccountChanges]: AccountChanges[Code] extends null
      ? string
      : (params: AccountChanges[Code]) => string;
  };
  /** What to do about a change somebody else has made. */
  readonly notYou: (supportPhone: string | null) => string;
  /** On the WhatsApp number that was given up. */
  readonly noMoreHere: string;
};
