import type { Order } from '#contract/customer/orders.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import { OverlayButton } from '../lazy-sheets.tsx';
import { lastTry, type PayFacts } from '../pay-state.ts';
import type { Pay } from '../provider/use-pay.ts';
import { AccountCredit } from './account-credit.tsx';
import { LastTryNotice } from './last-try-notice.tsx';
import { MethodChoice } from './method-choice.tsx';
import { PayProblem } from './pay-problem.tsx';
import type { MethodChoiceState } from './use-method-choice.ts';

const { approval: texts } = checkoutTexts;

export type ChoosePanelProps = { facts: PayFacts; pay: Pay; choice: MethodChoiceState };

/** The ways to pay the next part. */
export function ChoosePanel({ facts: { order, payment, answer }, pay, choice }: ChoosePanelProps) {
  if (order.allowedMoves.includes('approve')) return <ApprovalFirst order={order} />;
  return (
    <>
      <LastTryNotice became={lastTry(payment, answer)} orderNumber={order.number} />
      <PayProblem
        error={pay.error}
        instead={{
          methods: order.methods,
          onChoose: (method) => {
            pay.clearError();
            choice.choose(method);
          },
        }}
      />
      <AccountCredit order={order} choice={choice} />
      <MethodChoice methods={order.methods} chosen={choice.chosen} onChoose={choice.choose} />
      <OverlayButton view="payment-link" variant="quiet" size="small" icon="mail" className="self-start">
        {checkoutTexts.choose.sendLink}
      </OverlayButton>
    </>
  );
}

/** Cloth that is woven for the buyer is confirmed with a code before money is asked for. */
function ApprovalFirst({ order }: { order: Order }) {
  return (
    <Notice
      tone="warn"
      title={texts.title}
      action={
        <OverlayButton view="approve" size="small">
          {texts.action(order.number)}
        </OverlayButton>
      }
    >
      {texts.text}
    </Notice>
  );
}
