/** The cloth a supplier really offers: as asked, except for what the desk says is different. */
import type { QuoteForm } from '#contract/staff/quotes.ts';
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { WEIGHT_UNIT_CODE } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_CODE } from '#domain/catalogue/fabric-type.ts';
import { CERTIFICATION_CODE } from '#domain/catalogue/quality-mark.ts';
import { LOOM_CODE } from '#domain/catalogue/yarn-and-loom.ts';
import { filledIn } from '#domain/forms/text-input.ts';
import type { FabricSpecification } from '#domain/quotes/compare/specification-differences.ts';
import { compositionProblem } from '#domain/requests/composition.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import { whyNotText } from '#words/request-problem-text.ts';

type Given = NonNullable<QuoteForm['offered']>;

export function readOfferedCloth(
  given: Given | undefined,
  requested: FabricSpecification,
  category: FabricCategory,
): ParseResult<{ cloth: FabricSpecification }> {
  if (!given) return { ok: true, cloth: requested };
  const problem =
    (given.compositions ? sharesProblem(given.compositions, category) : null) ?? measureProblem(given);
  if (problem !== null) return refused(problem);
  return {
    ok: true,
    cloth: {
      compositions: given.compositions ? wholeShares(given.compositions) : requested.compositions,
      fabricType: givenOr(given.finishedFabricType, requested.fabricType, (code) =>
        nameOfCode(FABRIC_TYPE_CODE, code),
      ),
      widthInches: givenOr(given.width, requested.widthInches, itself),
      weight: weightOf(given, requested),
      warp: givenOr(given.warp, requested.warp, filledIn),
      weft: givenOr(given.weft, requested.weft, filledIn),
      epi: givenOr(given.epi, requested.epi, itself),
      ppi: givenOr(given.ppi, requested.ppi, itself),
      yarnType: givenOr(given.yarnType, requested.yarnType ?? null, itself),
      loom: givenOr(given.loomType, requested.loom, (code) => nameOfCode(LOOM_CODE, code)),
      certification: givenOr(given.certification, requested.certification, (code) =>
        nameOfCode(CERTIFICATION_CODE, code),
      ),
    },
  };
}

/** Left out: as asked. Null: the supplier does not say. */
function givenOr<Value, Answer>(
  value: Value | null | undefined,
  requested: Answer | null,
  read: (value: Value) => Answer | null,
): Answer | null {
  if (value === undefined) return requested;
  return value === null ? null : read(value);
}

function itself<Value>(value: Value): Value {
  return value;
}

function weightOf(
  { weight, weightUnit }: Given,
  requested: FabricSpecification,
): FabricSpecification['weight'] {
  if (weight === undefined) return requested.weight;
  const unit = weightUnit === undefined ? null : nameOfCode(WEIGHT_UNIT_CODE, weightUnit);
  return weight === null ? null : { value: weight, unit: unit ?? requested.weight?.unit ?? 'gsm' };
}

type Shares = NonNullable<Given['compositions']>;

function sharesProblem(shares: Shares, category: FabricCategory): string | null {
  const kind = shares.length > 1 ? 'blend' : 'single';
  return whyNotText(compositionProblem({ category, kind, shares }));
}

function wholeShares(shares: Shares): FabricSpecification['compositions'] {
  return shares.flatMap(({ categoryId, percentage }) =>
    categoryId === null || percentage === null ? [] : [{ categoryId, percentage }],
  );
}

function measureProblem({ width, weight, epi, ppi }: Given): string | null {
  const measures = [width, weight, epi, ppi].filter((measure) => measure !== null && measure !== undefined);
  return measures.every((measure) => measure > 0) ? null : 'Width, weight, EPI and PPI must be above 0.';
}
