import type { StaffRequest } from '#contract/staff/requests.ts';
import { lengthText, moneyText } from '#desk/widgets/figures.ts';
import { type Fact, Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { dayText } from '#desk/widgets/time.ts';
import { writeComposition } from '#domain/catalogue/construction/quality-string.ts';
import { FABRIC_CATEGORY_LABEL } from '#domain/catalogue/fabric-category.ts';
import { WEIGHT_UNIT_LABEL } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_LABEL } from '#domain/catalogue/fabric-type.ts';
import { CERTIFICATION_LABEL } from '#domain/catalogue/quality-mark.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import { LOOM_LABEL, YARN_TYPE_LABEL } from '#domain/catalogue/yarn-and-loom.ts';
import { creditDaysText } from '#domain/quotes/terms/credit-days.ts';
import { draftFromCodes } from '#domain/requests/wire/draft-codes.ts';
import { sheetFromCodes } from '#domain/requests/wire/sheet-codes.ts';
import { colourNames } from '#domain/requests/wizard/colours.ts';
import { askedFabricType } from '#domain/requests/wizard/draft-choices.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { REVIEW_FIELD_LABEL } from '#words/en/requests.ts';
import { requestsTexts } from '../requests.texts.ts';

const { labels } = requestsTexts;

/** What suppliers are asked to weave, and on which terms. */
export function SpecificationPanel({ request }: { request: StaffRequest }) {
  return (
    <Panel title={requestsTexts.specification}>
      <Facts facts={[...clothFacts(request), ...sheetFacts(request)]} />
      {request.sheet.notes && (
        <p className="mt-3 border-t border-line pt-3 text-sm whitespace-pre-line">{request.sheet.notes}</p>
      )}
      {request.sheet.enquiry && (
        <section className="mt-3 border-t border-line pt-3 text-sm">
          <h4 className="font-semibold">{requestsTexts.pastedMessage}</h4>
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{request.sheet.enquiry}</p>
        </section>
      )}
      {request.sheet.files.length > 0 && (
        <ul aria-label={requestsTexts.attachments} className="mt-3 border-t border-line pt-3 text-sm">
          {request.sheet.files.map(({ fileId, name, url }) => (
            <li key={fileId}>
              <a href={url} className="inline-flex min-h-6 text-brand-700 hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function clothFacts(request: StaffRequest): Fact[] {
  const draft = draftFromCodes(request);
  const { category, compositions, productionSubType, weight, weightUnit, width, yarnType, loomType } = draft;
  const type = askedFabricType(draft);
  const colours = colourNames(draft.color).join(', ');
  return [
    [labels.category, orPlaceholder(category && FABRIC_CATEGORY_LABEL[category])],
    [labels.composition, orPlaceholder(writeComposition(compositions))],
    [
      labels.subCategory,
      orPlaceholder(productionSubType === null ? null : subCategoryOf(productionSubType)?.name),
    ],
    [labels.finish, orPlaceholder(type && FABRIC_TYPE_LABEL[type])],
    ...(colours ? ([[labels.colours, colours]] as Fact[]) : []),
    [labels.yarn, `${orPlaceholder(draft.warp)} × ${orPlaceholder(draft.weft)}`],
    [labels.density, `${orPlaceholder(draft.epi?.toString())} × ${orPlaceholder(draft.ppi?.toString())}`],
    [labels.weight, weight === null ? orPlaceholder(null) : `${weight} ${WEIGHT_UNIT_LABEL[weightUnit]}`],
    [labels.width, width === null ? orPlaceholder(null) : requestsTexts.inches(width)],
    [labels.yarnType, yarnType ? YARN_TYPE_LABEL[yarnType] : requestsTexts.noPreference],
    [labels.loom, loomType ? LOOM_LABEL[loomType] : requestsTexts.noPreference],
    [labels.terms, draft.creditPeriod === null ? orPlaceholder(null) : creditDaysText(draft.creditPeriod)],
  ];
}

function sheetFacts({ quantity, sheet: coded, targetRate }: StaffRequest): Fact[] {
  const sheet = sheetFromCodes(coded);
  const { certification: mark } = sheet;
  return [
    [REVIEW_FIELD_LABEL.quantity, lengthText(quantity)],
    ...sheet.colourSplit.map(({ colour, quantity: share }): Fact => [`· ${orPlaceholder(colour)}`, share]),
    [REVIEW_FIELD_LABEL.deliverTo, orPlaceholder(sheet.deliverTo)],
    [labels.requiredBy, dayText(sheet.requiredBy)],
    [REVIEW_FIELD_LABEL.targetRate, moneyText(targetRate)],
    [REVIEW_FIELD_LABEL.certification, orPlaceholder(mark && CERTIFICATION_LABEL[mark])],
    [REVIEW_FIELD_LABEL.poNumber, orPlaceholder(sheet.poNumber)],
  ];
}
