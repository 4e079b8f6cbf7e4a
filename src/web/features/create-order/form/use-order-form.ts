/** One order form: what is typed, what it would cost, what stands in its way, and what becomes of placing it. */
import { type SyntheticEvent, useState } from 'react';
import { NetworkError } from '#browser/network-error.ts';
import type { Order } from '#contract/customer/orders.ts';
import { needsPort } from '#domain/orders/delivery-choice.ts';
import { useForm } from '#web/widgets/forms/use-form.ts';
import { hasLots } from './colour-lines.ts';
import { withNamedColours } from './named-colours.ts';
import { type FieldProblems, inputProblems, type ProblemField, serverProblems } from './order-problems.ts';
import {
  type OrderFormData,
  type OrderFormState,
  type OrderValues,
  startingValues,
  termsOf,
} from './order-values.ts';
import { savedForm, saveForm } from './saved-form.ts';
import { useBackOnline } from './use-back-online.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { type Preview, usePreview } from './use-preview.ts';

/** Takes the focus where no field can: the cloth, the total. */
export const PROBLEM_ID = 'order-problem';

type ShownProblems = { [Place in ProblemField]?: string | undefined };

export type OrderForm = {
  formData: OrderFormData;
  form: OrderFormState;
  values: OrderValues;
  preview: Preview;
  /** Why it could not be placed; for want of a connection, only until that returns. */
  error: unknown;
  /** Something that the price depends on; whatever was wrong is looked at anew. */
  change: (part: Partial<OrderValues>) => void;
  problemAt: (place: ProblemField) => string | undefined;
  submit: (event: SyntheticEvent) => void;
};

export function useOrderForm(formData: OrderFormData, onPlaced: (order: Order) => Promise<void>): OrderForm {
  const { market, config } = formData;
  const named = ({ namedColours }: OrderValues): OrderFormData => ({
    ...formData,
    config: withNamedColours(config, namedColours),
  });
  const [initial] = useState(() => savedForm(startingValues(formData), formData));
  const place = usePlaceOrder(config.fabId);
  const form: OrderFormState = useForm<OrderValues>({
    initial,
    check: (values) => ({ ...(preview.isAsking ? {} : problems), ...inputProblems(values, named(values)) }),
    send: async (values) => {
      const terms = termsOf(values, named(values));
      const seenTotal = preview.totals?.total;
      if (!terms || !seenTotal) return preview.ask();
      try {
        const order = await place({ ...terms, ...papersOf(values), seenTotal });
        if (order) await onPlaced(order);
      } catch (error) {
        preview.ask();
        throw error;
      }
    },
    wireNames: { poFileId: 'poFile', ...(hasLots(config) ? { quantity: 'lines' } : {}) },
    onChange: (values) => saveForm(config.fabId, values),
  });
  const preview = usePreview(termsOf(form.values, named(form.values)));
  const [passed, setPassed] = useState<unknown>(null);
  useBackOnline(() => {
    if (form.error instanceof NetworkError) setPassed(form.error);
    if (preview.error instanceof NetworkError) preview.ask();
  });
  const hasPort = needsPort(form.values.deliveryTerm, market);
  const problems = atFields(serverProblems(preview, hasPort), config);
  const shown = preview.isAsking
    ? stillWrong(problems, inputProblems(form.values, named(form.values)))
    : problems;
  return {
    formData: named(form.values),
    form,
    values: form.values,
    preview,
    error: form.error === passed ? null : form.error,
    change: (part) => form.fill((now) => ({ ...now, ...part })),
    problemAt: (at) => (at in form.values ? form.problems[at as keyof OrderValues] : undefined) ?? shown[at],
    submit: (event) => {
      const isBeyondFields = problems.cloth !== undefined || problems.total !== undefined;
      if (preview.isAsking || !isBeyondFields) return form.submit(event);
      event.preventDefault();
      document.getElementById(PROBLEM_ID)?.focus();
    },
  };
}

/** A quantity that is put right is not called wrong until the next answer; the rest stays as it was last told. */
function stillWrong(problems: ShownProblems, typed: FieldProblems): ShownProblems {
  return {
    ...problems,
    quantity: problems.quantity && typed.quantity,
    lines: problems.lines && typed.lines,
  };
}

function papersOf({ poNumber, poFile, referenceCode }: OrderValues) {
  return {
    poNumber: poNumber.trim() || null,
    poFileId: poFile?.fileId ?? null,
    referenceCode: referenceCode.trim() || null,
  };
}

/** Where lots are chosen, there is no other field for the quantity. */
function atFields(problems: ShownProblems, config: OrderFormData['config']): ShownProblems {
  if (problems.quantity === undefined || !hasLots(config)) return problems;
  const { quantity, ...rest } = problems;
  return { ...rest, lines: quantity };
}
