/** What a quote would say, worked out by the same rules as the version that is sent; nothing is written. */
import type { Reply } from '#contract/endpoint.ts';
import type { previewQuote as contract, QuoteForm } from '#contract/staff/quotes.ts';
import { specificationDifferences } from '#domain/quotes/compare/specification-differences.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { askedCloth } from '../requests/asked-cloth.ts';
import { findRequestForStaff } from '../requests/lock-request.ts';
import { draftVersion } from './new-version/draft-version.ts';
import { rateOf } from './quote-figures.view.ts';
import { figuresOf } from './quotes.view.ts';

export async function previewQuote(
  services: Pick<Services, 'clock'>,
  db: Queries,
  fabId: string,
  form: QuoteForm,
): Promise<Reply<typeof contract>> {
  const request = await findRequestForStaff(db, fabId);
  const draft = await draftVersion(services, db, { request, form });
  const { minimum: _, ...figures } = figuresOf(draft);
  return {
    ...figures,
    hsn: draft.hsn,
    dispatchBy: draft.dispatch_by,
    differences: specificationDifferences(askedCloth(request), draft.offered).map((each) => ({ ...each })),
    marginPerUnit: rateOf(draft.rate_minor - draft.supplier_rate_minor, draft),
  };
}
