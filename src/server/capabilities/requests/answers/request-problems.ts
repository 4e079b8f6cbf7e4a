/** What keeps a request from being sent to suppliers: one problem for each field that needs another look. */
import { parseFreightPincode } from '#domain/account/address/pincode.ts';
import { optionKey } from '#domain/catalogue/material-options.ts';
import type { RequestFieldProblem, RequestFormProblem } from '#domain/requests/request-form-problem.ts';
import type { AttachedFile } from '#domain/requests/review/attachments.ts';
import { reviewProblems } from '#domain/requests/review/review-sheet.ts';
import { draftProblems } from '#domain/requests/wizard/step-problems.ts';
import {
  type IsOff,
  type OptionAnswers,
  unavailableAnswers,
  unavailableCertification,
} from '#domain/requests/wizard/unavailable-answers.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { findDisabledOptions } from '#server/capabilities/catalogue/options/find-disabled-options.ts';
import { stateOfPincode } from '#server/capabilities/look-ups/find-pincode.ts';
import type { Queries } from '#server/db/database.ts';
import type { RequestRow } from '../lock-request.ts';

type Answers = Pick<RequestRow, 'specification' | 'sheet' | 'market' | 'zone'>;
type Sent = Pick<RequestRow, 'specification' | 'sheet'>;
type Context = {
  now: Date;
  files: readonly AttachedFile[];
  /** What suppliers know already may stay, also where it is no longer offered. */
  sent?: Sent | undefined;
};

/** Fields have the names they have on the wire. */
export async function requestProblems(
  db: Queries,
  { specification, sheet, market, zone }: Answers,
  { now, files, sent }: Context,
): Promise<Record<string, RequestFieldProblem>> {
  const { numberOfColors } = specification;
  const context = { market, zone, now, numberOfColors };
  const { files: fileIds, ...ofSheet } = reviewProblems({ ...sheet, files }, context);
  return {
    ...(await switchedOff(db, { specification, sheet }, sent)),
    ...draftProblems(specification),
    ...ofSheet,
    ...(fileIds ? { fileIds } : {}),
    ...(MARKET_RULES[market].deliversTo === 'pincode' ? await unknownPincode(db, sheet.deliverTo) : {}),
  };
}

/** By field; an answer that suppliers know already may stay. */
async function switchedOff(
  db: Queries,
  requested: Sent,
  sent: Sent | undefined,
): Promise<Record<string, RequestFormProblem>> {
  const off = await findDisabledOptions(db);
  const isOff: IsOff = (list, id) => off.has(optionKey({ list, id }));
  const certification = unavailableCertification(requested.sheet.certification, isOff);
  const found = {
    ...unavailableAnswers(requested.specification, isOff),
    ...(certification ? { certification } : {}),
  };
  const isUnchanged = (field: string) =>
    sent !== undefined && answerOf(sent, field) === answerOf(requested, field);
  return Object.fromEntries(Object.entries(found).filter(([field]) => !isUnchanged(field)));
}

function answerOf({ specification, sheet }: Sent, field: string): unknown {
  return field === 'certification' ? sheet.certification : specification[field as keyof OptionAnswers];
}

/** A PIN code may be well written and still belong to nobody. */
async function unknownPincode(
  db: Queries,
  typed: string | null,
): Promise<{ deliverTo?: RequestFieldProblem }> {
  const reading = parseFreightPincode(typed ?? '');
  if (!reading.ok || (await stateOfPincode(db, reading.pincode))) return {};
  return { deliverTo: { code: 'pincode_not_found' } };
}
