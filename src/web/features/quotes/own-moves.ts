/** What the reader may do with a query and its quotes: what the server allows now, where their roles include it. */
import { placeProvisionalOrder } from '#contract/customer/orders.ts';
import {
  approveQuote,
  askQuoteFreight,
  counterQuote,
  declineQuote,
  type Quote,
  type QuoteMove,
  renewQuote,
} from '#contract/customer/quotes.ts';
import { sendQuoteMessage } from '#contract/customer/request-messages.ts';
import {
  changeRequest,
  closeRequest,
  copyRequest,
  type RequestMove,
  submitRequest,
} from '#contract/customer/requests.ts';
import { useOwnMoves } from '#web/widgets/company/use-own-moves.ts';

const OF_QUOTE = {
  approve: approveQuote,
  ask_freight: askQuoteFreight,
  decline: declineQuote,
  counter: counterQuote,
  renew: renewQuote,
  message: sendQuoteMessage,
  order: placeProvisionalOrder,
} as const;

const OF_REQUEST = {
  edit: changeRequest,
  submit: submitRequest,
  close: closeRequest,
  copy: copyRequest,
  // The comparison ends in a choice.
  compare: approveQuote,
  order: placeProvisionalOrder,
} as const;

export function useMayWithQuote(): (quote: Pick<Quote, 'allowedMoves'>, move: QuoteMove) => boolean {
  const own = useOwnMoves<QuoteMove>(OF_QUOTE);
  return ({ allowedMoves }, move) => own(allowedMoves).includes(move);
}

export function useOwnRequestMoves(): (allowedMoves: readonly RequestMove[]) => RequestMove[] {
  return useOwnMoves<RequestMove>(OF_REQUEST);
}
