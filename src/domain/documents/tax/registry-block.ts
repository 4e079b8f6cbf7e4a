/** What the government's registry gave an invoice or credit note, printed with its signed code. */
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import type { Block } from '../sheet.ts';

/** What the registry gave an invoice; it stands on the paper of whoever is above the threshold (CGST rule 48(4)). */
export type RegistryMarks = {
  readonly irn: string;
  readonly ackNumber: string;
  readonly ackAt: Date;
  readonly signedQr: string;
  /** Made with it, after it was frozen. */
  readonly ewayBill: string | null;
};

/** The signed code holds what the registry knows, for whoever checks the paper without asking it. */
export function registryBlock(marks: RegistryMarks | null): Block[] {
  if (marks === null) return [];
  const { irn, ackNumber, ackAt, signedQr } = marks;
  const caption = `IRN ${irn}. Ack no. ${ackNumber}, ${formatDay(accountingDay(ackAt), DETAIL_DATE_FORMAT)}. Signed QR code of the e-invoice registry.`;
  return [{ kind: 'code', title: 'E-invoice', text: signedQr, caption }];
}
