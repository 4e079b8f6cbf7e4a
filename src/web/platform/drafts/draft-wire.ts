/** A draft of this device in the words of the API, and a request of the server as a draft of this device. */

import type { FabricRequest } from '#contract/customer/requests.ts';
import type { RequestChange } from '#contract/request-fields.ts';
import { CERTIFICATION_CODE } from '#domain/catalogue/quality-mark.ts';
import { draftFromCodes, draftToCodes } from '#domain/requests/wire/draft-codes.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import { type DraftRecord, newDraft, type ReviewSheetForm } from './draft-record.ts';

export function changeOf({ answers, sheet }: Pick<DraftRecord, 'answers' | 'sheet'>): RequestChange {
  return { ...answersChange(answers), ...sheetChange(sheet) };
}

export function answersChange(answers: RequestDraft): RequestChange {
  const { compositions, ...coded } = draftToCodes(answers);
  return { ...coded, compositions: [...compositions] } as RequestChange;
}

function sheetChange(sheet: ReviewSheetForm): RequestChange {
  return {
    quantity: orNull(sheet.quantity),
    unit: sheet.unit,
    colourSplit: sheet.colourSplit.map((row) => ({ ...row })),
    deliverTo: orNull(sheet.deliverTo),
    requiredBy: orNull(sheet.requiredBy),
    targetRate: orNull(sheet.targetRate),
    certification: sheet.certification === '' ? null : CERTIFICATION_CODE[sheet.certification],
    notes: orNull(sheet.notes.trim()),
    poNumber: orNull(sheet.poNumber),
    fileIds: sheet.files.map(({ fileId }) => fileId),
  };
}

/** Whether the server has exactly what was sent. */
export function isSameRequest(request: FabricRequest, sent: RequestChange): boolean {
  const kept = changeOf({ answers: answersOf(request), sheet: sheetOf(request) });
  const written = (change: RequestChange) => JSON.stringify(Object.entries(change).sort());
  return written(kept) === written(sent);
}

function orNull(typed: string): string | null {
  return typed.trim() === '' ? null : typed;
}

/** As the server has it; nothing in it waits to be sent. */
export function recordOf(request: FabricRequest): DraftRecord {
  return {
    ...newDraft(request.sheet.unit),
    fabId: request.fabId,
    revision: request.revision,
    answers: answersOf(request),
    sheet: sheetOf(request),
  };
}

export function answersOf(request: FabricRequest): RequestDraft {
  const { category, compositionType, compositions, productionSubType, requirementType } = request;
  const { finishedFabricType, numberOfColors, color, productionSubTypeAttributeId, width } = request;
  const { weight, weightUnit, warp, weft, epi, ppi, yarnType, loomType, creditPeriod } = request;
  return draftFromCodes({
    category,
    compositionType,
    compositions,
    productionSubType,
    requirementType,
    finishedFabricType,
    numberOfColors,
    color,
    productionSubTypeAttributeId,
    width,
    weight,
    weightUnit,
    warp,
    weft,
    epi,
    ppi,
    yarnType,
    loomType,
    creditPeriod,
  });
}

function sheetOf({ sheet }: FabricRequest): ReviewSheetForm {
  const { certification } = sheet;
  return {
    quantity: sheet.quantity ?? '',
    unit: sheet.unit,
    colourSplit: sheet.colourSplit,
    deliverTo: sheet.deliverTo ?? '',
    requiredBy: sheet.requiredBy ?? '',
    targetRate: sheet.targetRate ?? '',
    certification: (certification === null ? null : nameOfCode(CERTIFICATION_CODE, certification)) ?? '',
    notes: sheet.notes ?? '',
    poNumber: sheet.poNumber ?? '',
    files: sheet.files.map(({ fileId, name, contentType, byteSize }) => ({
      fileId,
      name,
      contentType,
      byteSize,
    })),
  };
}
