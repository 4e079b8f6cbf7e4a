/** When the mill wants its money: one tap instead of a list. */
import { CREDIT_PERIODS_DAYS } from '#domain/account/choices/credit-period.ts';
import { h, newId } from '#supplier/platform/dom.ts';
import { enquiryTexts as texts } from './enquiry.texts.ts';

const CHIP =
  'flex min-h-12 cursor-pointer items-center rounded-control border border-line-strong px-4 has-checked:border-brand-600 has-checked:bg-brand-50 has-checked:font-semibold has-checked:text-brand-800 has-focus-visible:outline-2';

export function paymentChoice(first: string) {
  const name = newId();
  const inputs = CREDIT_PERIODS_DAYS.map((days) =>
    h('input', { type: 'radio', name, value: days, class: 'sr-only', checked: String(days) === first }),
  );
  const problem = h('p', { class: 'text-sm text-bad', hidden: true });
  const node = h(
    'fieldset',
    { class: 'flex flex-col gap-1' },
    h('legend', { class: 'mb-1 font-semibold' }, texts.paymentDays),
    h(
      'div',
      { class: 'flex flex-wrap gap-2' },
      ...inputs.map((input) => h('label', { class: CHIP }, input, texts.days(Number(input.value)))),
    ),
    problem,
  );
  return {
    node,
    chosen: () => inputs.find(({ checked }) => checked)?.value ?? '',
    choose(days: string) {
      for (const input of inputs) input.checked = input.value === days;
    },
    show(text: string | undefined) {
      problem.hidden = text === undefined;
      problem.textContent = text ?? '';
    },
  };
}
