/** Staff add a quality or change its terms; the cloth itself never changes, it would be another quality. */
import type { Input } from '#contract/endpoint.ts';
import type {
  addQuality as addContract,
  changeQuality as changeContract,
} from '#contract/staff/qualities.ts';
import { type QualityBreak, qualityBreaksProblem } from '#domain/catalogue/rates/quality-breaks.ts';
import { draftFromCodes } from '#domain/requests/wire/draft-codes.ts';
import { draftProblems } from '#domain/requests/wizard/step-problems.ts';
import { parseLength } from '#domain/shared/length.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal, Refusal, refusedFields } from '#domain/shared/refusal.ts';
import { changeDetails } from '#server/db/change-details.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { addQuality, saveBreaks } from '../add-quality.ts';
import { announceCatalogue } from '../announce-catalogue.ts';
import { findQuality, type QualityRow } from '../find-quality.ts';
import { supplierExists, updateQuality } from './staff-qualities.store.ts';

type NewQuality = Input<typeof addContract>['body'];
type QualityChange = Input<typeof changeContract>['body'];

/** What only a buyer answers. */
const OF_THE_BUYER: readonly string[] = ['creditPeriod', 'compositionType', 'numberOfColors', 'color'];

export async function addQualityByStaff(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { supplierId, answers, saleEndsAt, ...terms }: NewQuality,
): Promise<string> {
  if (!(await supplierExists(tx, supplierId)))
    throw formRefusal({ supplierId: 'We could not find this supplier.' });
  const specification = draftFromCodes(answers);
  const problems = Object.entries(draftProblems(specification)).filter(
    ([field]) => !OF_THE_BUYER.includes(field),
  );
  if (problems.length > 0) throw refusedFields(Object.fromEntries(problems));
  if (specification.weightUnit !== 'gsm') throw formRefusal({ weight: 'Enter the weight in GSM.' });
  assertSale(terms.kind, saleEndsAt, services.clock.now());
  const fabId = await addQuality(
    services,
    tx,
    {
      supplierId,
      specification,
      kind: terms.kind,
      minimum: metresOf('minimumMetres', terms.minimumMetres),
      minimumPerColour: optionalMetres('minimumPerColourMetres', terms.minimumPerColourMetres),
      step: metresOf('stepMetres', terms.stepMetres),
      maximum: optionalMetres('maximumMetres', terms.maximumMetres),
      leadDays: terms.leadDays,
      tolerancePercent: terms.tolerancePercent,
      badges: terms.badges,
      isLive: terms.isLive,
      isTopSelling: terms.isTopSelling,
      breaks: breaksIn(terms.breaks),
      saleEndsAt: saleEndsAt ? new Date(saleEndsAt) : null,
    },
    by,
  );
  await announceCatalogue(services, tx);
  return fabId;
}

export async function changeQuality(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { fabId, revision, ...change }: QualityChange & { fabId: string },
): Promise<void> {
  const quality = await findQuality(tx, fabId);
  if (!quality) throw new Refusal('not_found');
  const { breaks, ...columns } = change;
  assertSale(change.kind ?? quality.kind, change.saleEndsAt, services.clock.now());
  const seen = revision ?? quality.revision;
  const terms = columnsOf(columns, quality);
  if (!(await updateQuality(tx, { fabId, revision: seen }, terms))) throw new Refusal('record_outdated');
  if (breaks) await saveBreaks(tx, fabId, breaksIn(breaks));
  await recordHistory(services, tx, {
    subject: { kind: 'quality', id: fabId },
    action: 'changed',
    actor: by,
    details: {
      ...changeDetails(termDetails(quality), termDetails({ ...quality, ...terms })),
      ...(breaks ? { breaks: breaks.length } : {}),
    },
  });
  await announceCatalogue(services, tx);
}

function columnsOf(change: Omit<QualityChange, 'breaks' | 'revision'>, quality: QualityRow) {
  const { minimumMetres, minimumPerColourMetres, stepMetres, maximumMetres, saleEndsAt } = change;
  return {
    kind: change.kind ?? quality.kind,
    minimum_thousandths:
      minimumMetres === undefined ? quality.minimum_thousandths : metresOf('minimumMetres', minimumMetres),
    minimum_per_colour_thousandths:
      minimumPerColourMetres === undefined
        ? quality.minimum_per_colour_thousandths
        : optionalMetres('minimumPerColourMetres', minimumPerColourMetres),
    step_thousandths:
      stepMetres === undefined ? quality.step_thousandths : metresOf('stepMetres', stepMetres),
    maximum_thousandths:
      maximumMetres === undefined
        ? quality.maximum_thousandths
        : optionalMetres('maximumMetres', maximumMetres),
    lead_days: change.leadDays ?? quality.lead_days,
    tolerance_percent: change.tolerancePercent ?? quality.tolerance_percent,
    badges: change.badges ?? quality.badges,
    is_live: change.isLive ?? quality.is_live,
    is_top_selling: change.isTopSelling ?? quality.is_top_selling,
    is_active: change.isActive ?? quality.is_active,
    ...(saleEndsAt === undefined
      ? {}
      : { is_on_sale: saleEndsAt !== null, sale_ends_at: saleEndsAt ? new Date(saleEndsAt) : null }),
  };
}

/** As people say them: metres, not thousandths. */
function termDetails(row: QualityRow) {
  const metres = (thousandths: bigint | null) => thousandths && Number(thousandths) / 1000;
  return {
    source: row.kind,
    minimumMetres: metres(row.minimum_thousandths),
    minimumPerColourMetres: metres(row.minimum_per_colour_thousandths),
    stepMetres: metres(row.step_thousandths),
    maximumMetres: metres(row.maximum_thousandths),
    leadDays: row.lead_days,
    tolerancePercent: row.tolerance_percent,
    badges: row.badges,
    isLive: row.is_live,
    isTopSelling: row.is_top_selling,
    isOffered: row.is_active,
    saleEndsAt: row.sale_ends_at,
  };
}

function assertSale(kind: string, saleEndsAt: string | null | undefined, now: Date): void {
  if (!saleEndsAt) return;
  if (kind === 'made_to_order') throw formRefusal({ saleEndsAt: 'Only cloth from stock can be on sale.' });
  if (new Date(saleEndsAt) <= now) throw formRefusal({ saleEndsAt: 'The sale must end in the future.' });
}

function breaksIn(breaks: NewQuality['breaks']): QualityBreak[] {
  const read = breaks.map(({ fromMetres, offBasisPoints }) => ({
    from: metresOf('breaks', fromMetres),
    offBasisPoints,
  }));
  const problem = qualityBreaksProblem(read);
  if (problem) throw formRefusal({ breaks: problem });
  return read;
}

export function metresOf(field: string, typed: string): bigint {
  const reading = parseLength(typed, 'metre');
  if (!reading.ok) throw formRefusalFor({ [field]: reading.problem });
  const { thousandths } = reading.length;
  if (thousandths <= 0n || thousandths > 10_000_000_000n)
    throw formRefusal({ [field]: 'Enter metres above 0, at most 1,00,00,000.' });
  return thousandths;
}

function optionalMetres(field: string, typed: string | null): bigint | null {
  return typed === null ? null : metresOf(field, typed);
}
