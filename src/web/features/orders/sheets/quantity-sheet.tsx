import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { changeOrderQuantity, type Order } from '#contract/customer/orders.ts';
import { writeScaled } from '#domain/shared/decimal.ts';
import { formatLengthFor, LENGTH_UNIT_SYMBOL, type Length, parseLength } from '#domain/shared/length.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Field } from '#ui/fields/field.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { useOrderWrite } from '../use-order-write.ts';
import { orderSheetsTexts } from './order-sheets.texts.ts';

const { quantity: texts } = orderSheetsTexts;

export type QuantitySheetProps = { order: Order; onClose: () => void };

/** Another quantity while the order is held; the server prices it anew, and a new order takes its place. */
export function QuantitySheet({ order, onClose }: QuantitySheetProps) {
  const { number, quality, quantity, lines } = order;
  const [typed, setTyped] = useState(() => lines.map((line) => plainLength(line.quantity)));
  const total = totalOf(typed, quantity.unit);
  const change = useChange(order);
  const type = (place: number, value: string) => setTyped(typed.with(place, value));
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.title(number)}
      description={quality}
      foot={
        <Button
          busy={change.isRunning}
          onClick={() => void change.run(typed, total ? plainLength(total) : (typed[0] ?? ''))}
        >
          {texts.action}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <FormError error={change.error} words={problemText} />
        {lines.map(({ colour }, place) => (
          <Field
            key={place}
            label={lines.length > 1 ? texts.ofColour(colour ?? String(place + 1)) : texts.label}
            kind="decimal"
            suffix={LENGTH_UNIT_SYMBOL[quantity.unit]}
            value={typed[place] ?? ''}
            onChange={(event) => type(place, event.target.value)}
          />
        ))}
        {total && (
          <p className="figures font-semibold">{texts.total(formatLengthFor(total, useBuyerUnit()))}</p>
        )}
        <Notice>{texts.what(number)}</Notice>
      </div>
    </Sheet>
  );
}

function useChange(order: Order) {
  const { history } = useRouter();
  return useOrderWrite(
    (idempotencyKey, typed: readonly string[], quantity: string) =>
      call(
        changeOrderQuantity,
        {
          params: { orderId: order.orderId },
          body: {
            quantity,
            ...(order.lines.length > 1
              ? {
                  lines: order.lines.map(({ colour }, place) => ({ colour, quantity: typed[place] ?? '' })),
                }
              : {}),
          },
        },
        { idempotencyKey },
      ),
    (changed) => {
      showToast(texts.done(changed.number, order.number), { kind: 'good' });
      history.replace(`${pathTo('orders')}?view=order&id=${changed.orderId}`);
    },
  );
}

/** What the form or the order says itself comes before the general words. */
function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorMessage(error);
  const { fields, details } = error.body;
  const [first] = Object.values(fields ?? {});
  const said = details?.message;
  return first ?? (typeof said === 'string' ? said : errorMessage(error));
}

function totalOf(typed: readonly string[], unit: Order['quantity']['unit']): Length | null {
  const lengths = typed.map((text) => parseLength(text, unit));
  if (!lengths.every((reading) => reading.ok)) return null;
  const thousandths = lengths.reduce((sum, { length }) => sum + length.thousandths, 0n);
  return { thousandths, unit };
}

/** As a buyer would type it. */
function plainLength({ thousandths }: { thousandths: string | bigint }): string {
  return writeScaled(BigInt(thousandths), 3, 'western', 'needed').replaceAll(',', '');
}
