/** What a held act does once a second person has given their word: the use-case that it was typed into, once more. */
import type { HeldActKind } from '#domain/payments/two-people.ts';
import type { SecondWord } from '#server/capabilities/held-acts/hold-act.ts';
import type { HeldActRow } from '#server/capabilities/held-acts/settle-held-act.ts';
import { type OfferSettlement, offerSettlement } from '#server/capabilities/issues/offer-settlement.ts';
import { type AddPriceRow, addPriceRow } from '#server/capabilities/orders/tables/save-price-row.ts';
import {
  type MatchTransfer,
  matchBankTransfer,
} from '#server/capabilities/payments/bank/match-bank-transfer.ts';
import {
  type SettleLetter,
  settleLetterOfCredit,
} from '#server/capabilities/payments/bank/settle-letter-of-credit.ts';
import { type AddSellerBank, addSellerBank } from '#server/capabilities/payments/sellers/add-seller-bank.ts';
import { type PayMillInvoice, payMillInvoice } from '#server/capabilities/purchases/pay-mill-invoice.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { type GrantCompanyCredit, grantCompanyCredit } from '../companies.ts';

type Typed = {
  claim_offer: OfferSettlement;
  transfer_match: MatchTransfer;
  letter_of_credit: SettleLetter;
  credit_limit: GrantCompanyCredit;
  seller_bank: AddSellerBank;
  price_row: AddPriceRow;
  mill_payment: PayMillInvoice;
};
type Effect<Kind extends HeldActKind> = (
  services: Services,
  tx: Queries,
  by: DeskActor,
  typed: Typed[Kind],
  second: SecondWord,
) => Promise<unknown>;

const EFFECTS: { readonly [Kind in HeldActKind]: Effect<Kind> } = {
  claim_offer: offerSettlement,
  transfer_match: matchBankTransfer,
  letter_of_credit: settleLetterOfCredit,
  credit_limit: grantCompanyCredit,
  seller_bank: addSellerBank,
  price_row: (services, tx, by, typed, second) => addPriceRow(services, tx, { ...typed, by, second }),
  mill_payment: payMillInvoice,
};

export function takeEffect(services: Services, tx: Queries, by: DeskActor) {
  return ({ act, typed }: HeldActRow, second: SecondWord): Promise<unknown> => {
    const effect = EFFECTS[act] as Effect<HeldActKind>;
    return effect(services, tx, by, typed as never, second);
  };
}
