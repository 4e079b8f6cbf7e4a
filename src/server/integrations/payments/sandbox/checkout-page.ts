/** The sandbox's checkout as plain HTML: no script, no inline style, and no field for a card number. */
import { formatMoney } from '#domain/shared/format-money.ts';
import { escapeHtml, plainPage } from '#server/http/html.ts';
import type { SandboxMethod } from './play-checkout.ts';
import type { WebhookHabit } from './queue-webhooks.ts';
import { amountOf, type SandboxOrder } from './sandbox.store.ts';

export const CHECKOUT_PATH = '/sandbox-checkout';
const STYLESHEET = '<link rel="stylesheet" href="/sandbox-checkout/page.css">';

const METHOD_LABEL = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net banking',
} as const satisfies Record<SandboxMethod, string>;

const HABIT_LABEL = {
  prompt: 'At once',
  late: 'Late, after 30 seconds',
  repeated: 'Three times each',
  out_of_order: 'In the wrong order',
  never: 'Never',
} as const satisfies Record<WebhookHabit, string>;

export function checkoutPage(order: SandboxOrder): string {
  const amount = escapeHtml(formatMoney(amountOf(order)));
  return plainPage(
    'Sandbox checkout',
    `<p>This is a test payment: no money moves. Card numbers are never asked for, so never type one.</p>
<dl><dt>Amount</dt><dd class="amount">${amount}</dd><dt>For</dt><dd>${escapeHtml(order.description)}</dd>
<dt>Buyer</dt><dd>${escapeHtml(order.customer_name)}</dd></dl>
<form method="post" enctype="multipart/form-data" action="${CHECKOUT_PATH}/${escapeHtml(order.provider_order_id)}">
<fieldset><legend>Pay by</legend>${radios('method', METHOD_LABEL, 'card')}</fieldset>
<label for="webhooks">The provider's notices arrive</label>
<select id="webhooks" name="webhooks">${options(HABIT_LABEL)}</select>
<div class="choices"><button class="main" name="outcome" value="success">Pay ${amount}</button>
<button name="outcome" value="pending">Pay, captured in 10 seconds</button>
<button name="outcome" value="failure">Let the payment fail</button>
<button name="outcome" value="abandon">Leave without paying</button></div></form>`,
    STYLESHEET,
  );
}

export function paidPage(order: SandboxOrder, returnTo: string): string {
  return plainPage(
    'Sandbox checkout',
    `<p>${escapeHtml(formatMoney(amountOf(order)))} is paid. Nothing more is taken for this order.</p>
<p><a href="${escapeHtml(returnTo)}">Back to the shop</a></p>`,
    STYLESHEET,
  );
}

export function unknownOrderPage(): string {
  return plainPage('Sandbox checkout', '<p>There is no such payment.</p>', STYLESHEET);
}

function radios(name: string, labels: Readonly<Record<string, string>>, chosen: string): string {
  return Object.entries(labels)
    .map(
      ([value, label]) =>
        `<label><input type="radio" name="${name}" value="${value}"${value === chosen ? ' checked' : ''}>${label}</label>`,
    )
    .join('');
}

function options(labels: Readonly<Record<string, string>>): string {
  return Object.entries(labels)
    .map(([value, label]) => `<option value="${value}">${label}</option>`)
    .join('');
}

export const CHECKOUT_CSS = `main{max-width:28rem}dl{background:#fff;border-radius:12px;padding:16px;margin:16px 0}
dt{font-size:14px;color:#475467}dd{margin:0 0 12px;overflow-wrap:anywhere}dd:last-child{margin:0}
.amount{font-size:22px;font-weight:700;font-variant-numeric:tabular-nums}
fieldset{border:1px solid #e4e7ec;border-radius:12px;background:#fff;margin:0 0 16px;padding:8px 16px}
fieldset label{display:flex;gap:12px;align-items:center;min-height:44px}input{width:20px;height:20px;margin:0}
select,button{font:inherit;min-height:48px;width:100%;border-radius:12px;border:1px solid #98a2b3;background:#fff;color:#101828;padding:0 16px}
.choices{display:grid;gap:12px;margin-top:24px}button{cursor:pointer;font-weight:600}
button.main{background:#1f53c4;border-color:#1f53c4;color:#fff}
:focus-visible{outline:3px solid #1f53c4;outline-offset:2px}`;
