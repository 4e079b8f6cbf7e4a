/** Which parts of the order are being edited: what somebody opened, what is still to be answered, and whatever is wrong. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { inputProblems, type ProblemField } from './order-problems.ts';
import type { OrderFormData } from './order-values.ts';
import type { OrderForm } from './use-order-form.ts';

export type PartName = 'quantity' | 'delivery' | 'tax' | 'credit' | 'documents';

const PART_OF: Readonly<Partial<Record<ProblemField, PartName>>> = {
  quantity: 'quantity',
  lines: 'quantity',
  namedColours: 'quantity',
  deliveryTerm: 'delivery',
  port: 'delivery',
  gstId: 'tax',
  creditDays: 'credit',
  poNumber: 'documents',
  poFile: 'documents',
  referenceCode: 'documents',
};

export type OpenParts = {
  readonly isOpen: (part: PartName) => boolean;
  readonly toggle: (part: PartName) => void;
  /** Before a form is sent: a field must be in sight to take the focus. */
  readonly openWrong: () => void;
};

export function useOpenParts(order: OrderForm): OpenParts {
  const [open, setOpen] = useState<ReadonlySet<PartName>>(() => new Set(startsWith(order.formData)));
  const fields = Object.keys(PART_OF) as ProblemField[];
  const wrong = partsOf(fields.filter((field) => order.problemAt(field) !== undefined));
  // It stays open when it is put right: nothing closes under the finger.
  if (wrong.some((part) => !open.has(part))) setOpen(new Set([...open, ...wrong]));
  return {
    isOpen: (part) => open.has(part),
    toggle: (part) => {
      const rest = [...open].filter((each) => each !== part);
      setOpen(new Set(open.has(part) ? rest : [...rest, part]));
    },
    openWrong: () => {
      const found = partsOf(Object.keys(inputProblems(order.values, order.formData)) as ProblemField[]);
      if (found.some((part) => !open.has(part))) flushSync(() => setOpen(new Set([...open, ...found])));
    },
  };
}

/** A quote has its quantity from the query; of ready cloth the buyer says here how much. */
function startsWith({ config }: OrderFormData): PartName[] {
  return config.quoteId === null ? ['quantity'] : [];
}

function partsOf(fields: readonly ProblemField[]): PartName[] {
  return fields.flatMap((field) => PART_OF[field] ?? []);
}
