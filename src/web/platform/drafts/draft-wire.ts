/** A draft of this device in the words of the API, and a request of the server as a draft of this device. */

import type { FabricRequest } from '#contract/customer/requests.ts';
import type { RequestChange } from '#contract/request-fields.ts';
import type { ReviewSheetInput } from '#domain/requests/review/review-sheet.ts';
import { draftFromCodes, draftToCodes } from '#domain/requests/wire/draft-codes.ts';
import { sheetFromCodes, sheetToCodes } from '#domain/requests/wire/sheet-codes.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { type DraftRecord, type DraftSheet, newDraft } from './draft-record.ts';

export function changeOf({ answers, sheet }: Pick<DraftRecord, 'answers' | 'sheet'>): RequestChange {
  return { ...answersChange(answers), ...sheetChange(sheet) };
}

export function answersChange(answers: RequestDraft): RequestChange {
  const { compositions, ...coded } = draftToCodes(answers);
  return { ...coded, compositions: [...compositions] } as RequestChange;
}

/** A field that was emptied again is sent as one that was never filled in. */
function sheetChange({ files, ...typed }: DraftSheet): RequestChange {
  const filled = Object.entries(typed).map(([field, value]) => [field, isBlank(value) ? null : value]);
  const sheet: ReviewSheetInput = Object.fromEntries(filled);
  return {
    ...sheetToCodes(sheet),
    colourSplit: [...sheet.colourSplit],
    notes: sheet.notes?.trim() ?? null,
    fileIds: files.map(({ fileId }) => fileId),
  };
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** Whether the server has exactly what was sent. */
export function isSameRequest(request: FabricRequest, sent: RequestChange): boolean {
  const stored = changeOf({ answers: answersOf(request), sheet: sheetOf(request) });
  const written = (change: RequestChange) => JSON.stringify(Object.entries(change).sort());
  return written(stored) === written(sent);
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

function sheetOf({ sheet: { files, ...coded } }: FabricRequest): DraftSheet {
  return {
    ...sheetFromCodes(coded),
    files: files.map(({ fileId, name, contentType, byteSize }) => ({
      fileId,
      name,
      contentType,
      byteSize,
    })),
  };
}
