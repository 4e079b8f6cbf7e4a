import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/customer/orders.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { pathTo } from '#web/platform/paths.ts';
import { bankTexts } from '../bank/bank.texts.ts';
import { resultTexts } from './result.texts.ts';
import { ResultCard } from './result-card.tsx';

const { reported, letter } = bankTexts;

/** The next part is paid already as far as the buyer is concerned, by a payment that is not in sight here. */
export function InProgressCard({ order: { number, paymentInProgress } }: { order: Order }) {
  const words = {
    bank_transfer: { title: reported.title, text: reported.text },
    letter_of_credit: { title: letter.checking, text: letter.checkingText(number) },
    letter_accepted: { title: letter.accepted, text: letter.acceptedText(number) },
  }[paymentInProgress ?? 'bank_transfer'];
  return (
    <ResultCard
      tone="info"
      title={words.title}
      actions={
        <Link to={pathTo('payments')} className={buttonClass({ variant: 'secondary' })}>
          {resultTexts.goToPayments}
        </Link>
      }
    >
      <p>{words.text}</p>
    </ResultCard>
  );
}
