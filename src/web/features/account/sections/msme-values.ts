/** The MSME form; kept in memory only. */

import type { readMsme } from '#contract/customer/msme.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { useForm } from '#web/widgets/forms/use-form.ts';

export type Msme = Reply<typeof readMsme>;

export type MsmeValues = {
  answer: string;
  udyamNumber: string;
  msmeClass: string;
  activity: string;
  certificateFileId: string;
  consent: boolean;
};
export type MsmeFormState = ReturnType<typeof useForm<MsmeValues>>;
