/** What every invited mill said, for the desk: figures, photo, questions, and with which margin it would be published. */
import type { MillAnswer } from '#contract/staff/mill-quotes.ts';
import { invitationState } from '#domain/suppliers/invitation-state.ts';
import { isNoBidReason } from '#domain/suppliers/no-bid-reason.ts';
import { findCurrentQuote } from '#server/capabilities/quotes/find-quote.ts';
import { deskMoves } from '#server/capabilities/requests/allowed-moves.ts';
import { findRequestForStaff, type RequestRow } from '#server/capabilities/requests/lock-request.ts';
import { findMillFiles } from '#server/capabilities/uploads/read-file.ts';
import type { Queries } from '#server/db/database.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { type InvitationRow, invitationsWithLinks, supplierOf } from './invitations.store.ts';
import { type MillQuoteRow, newestMillQuotes } from './mill-quotes.store.ts';
import { ownQuoteOf } from './mill-quotes.view.ts';
import { usualPublishing } from './publishing-form.ts';
import { questionsAbout } from './questions.store.ts';

type Files = Awaited<ReturnType<typeof findMillFiles>>;

export async function listMillAnswers(
  services: Services,
  db: Queries,
  { sessionId }: StaffActor,
  fabId: string,
): Promise<MillAnswer[]> {
  const request = await findRequestForStaff(db, fabId);
  const place = { brandId: request.brand_id, fabId: request.fab_id };
  const invitations = await invitationsWithLinks(db, { ...place, now: services.clock.now() });
  const quotes = await newestMillQuotes(db, place);
  const questions = await questionsAbout(db, place);
  const photoIds = quotes.flatMap(({ photo_file_id }) => photo_file_id ?? []);
  const files = await findMillFiles(services, db, { brandId: place.brandId, sessionId }, photoIds);
  const answers: MillAnswer[] = [];
  for (const requested of invitations) {
    const quote = quotes.find(({ supplier_id }) => supplier_id === requested.supplier_id);
    answers.push({
      ...(await answerOf(db, request, requested, quote, files)),
      questions: questions
        .filter(({ supplier_id }) => supplier_id === requested.supplier_id)
        .map(({ question_id, question, asked_at, answer }) => ({
          questionId: question_id,
          question,
          askedAt: asked_at.toISOString(),
          answer,
        })),
    });
  }
  return answers;
}

async function answerOf(
  db: Queries,
  request: RequestRow,
  requested: InvitationRow,
  quote: MillQuoteRow | undefined,
  files: Files,
): Promise<Omit<MillAnswer, 'questions'>> {
  const { supplier_id: supplierId, decline_reason: reason } = requested;
  const current = await findCurrentQuote(db, {
    brandId: request.brand_id,
    fabId: request.fab_id,
    supplierId,
  });
  const supplier = await supplierOf(db, supplierId);
  return {
    supplierId,
    supplierName: requested.name,
    state: invitationState({
      isLinkOpen: requested.expires_at !== null || quote !== undefined,
      isRequestOpen: deskMoves(request.status).includes('quote'),
      hasQuoted: quote !== undefined,
      hasDeclined: requested.declined_at !== null,
    }),
    link: requested.expires_at && {
      expiresAt: requested.expires_at.toISOString(),
      openedAt: requested.opened_at?.toISOString() ?? null,
    },
    quote: quote
      ? {
          ...ownQuoteOf(quote, request.specification_version),
          millQuoteId: quote.mill_quote_id,
          photo: (quote.photo_file_id && files.get(quote.photo_file_id)) || null,
          ...usualPublishing(current, supplier?.own_margin_basis_points ?? null),
        }
      : null,
    publishedQuoteId: current?.quote_id ?? null,
    noBidReason: isNoBidReason(reason) ? reason : null,
  };
}
