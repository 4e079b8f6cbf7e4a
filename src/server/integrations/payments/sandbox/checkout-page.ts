/** The sandbox's checkout as plain HTML: no script, no inline style, and no field for a card number. */
import { formatMoney } from '#domain/shared/format-money.ts';
import { escapeHtml, plainPage } from '#server/http/html.ts';
import type { WebhookBehaviour } from './queue-webhooks.ts';
import { amountOf, type SandboxOrder } from './sandbox.store.ts';
import type { SandboxMethod } from './simulate-checkout.ts';

export const CHECKOUT_PATH = '/sandbox-checkout';
/** Names an icon, or the browser would ask for one. */
const STYLESHEET = '<link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox-checkout/page.css">';

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
} as const satisfies Record<WebhookBehaviour, string>;

export function checkoutPage(order: SandboxOrder): string {
  const amount = escapeHtml(formatMoney(amountOf(order)));
  return plainPage(
    'Sandbox checkout',
    `<p class="note">This is a test payment: no money moves. Card numbers are never asked for, so never type one.</p>
<dl><dt>Amount</dt><dd class="amount">${amount}</dd><dt>For</dt><dd>${escapeHtml(order.description)}</dd>
<dt>Buyer</dt><dd>${escapeHtml(order.customer_name)}</dd></dl>
<form method="post" enctype="multipart/form-data" action="${CHECKOUT_PATH}/${escapeHtml(order.provider_order_id)}">
<fieldset><legend>Pay by</legend><div class="ways">${ways(order)}</div></fieldset>
<button class="main" name="outcome" value="success">Pay ${amount}</button>
<h2>Or try what else can happen</h2>
<div class="choices"><button name="outcome" value="pending">Pay, captured in 10 seconds</button>
<button name="outcome" value="failure">Let the payment fail</button>
<button name="outcome" value="abandon">Leave without paying</button></div>
<label for="webhooks">The provider's notices arrive</label>
<select id="webhooks" name="webhooks">${options(HABIT_LABEL)}</select></form>`,
    STYLESHEET,
  );
}

export function paidPage(order: SandboxOrder, returnTo: string): string {
  return plainPage(
    'Sandbox checkout',
    `<p>${escapeHtml(formatMoney(amountOf(order)))} is paid. Nothing more will be charged for this order.</p>
<p><a href="${escapeHtml(returnTo)}">Back to the shop</a></p>`,
    STYLESHEET,
  );
}

export function unknownOrderPage(): string {
  return plainPage('Sandbox checkout', '<p>There is no such payment.</p>', STYLESHEET);
}

/** What the buyer chose in the shop is chosen here too. */
function ways({ methods }: Pick<SandboxOrder, 'methods'>): string {
  const [chosen] = methods;
  return Object.entries(METHOD_LABEL)
    .filter(([method]) => methods.includes(method))
    .map(
      ([method, label]) =>
        `<label><input type="radio" name="method" value="${method}"${method === chosen ? ' checked' : ''}>${label}</label>`,
    )
    .join('');
}

function options(labels: Readonly<Record<string, string>>): string {
  return Object.entries(labels)
    .map(([value, label]) => `<option value="${value}">${label}</option>`)
    .join('');
}

export const CHECKOUT_CSS = `body main{max-width:28rem;padding-bottom:48px}body h1{margin:8px 0 16px}
body h2{font-size:16px;margin:24px 0 8px}.note{background:#fffaeb;color:#93370d;border-radius:12px;padding:12px 16px;margin:0;font-size:14px}
dl{background:#fff;border:1px solid #e4e7ec;border-radius:12px;padding:16px;margin:16px 0}
dt{font-size:14px;color:#475467}dd{margin:0 0 12px;overflow-wrap:anywhere}dd:last-child{margin:0}
.amount{font-size:28px;line-height:34px;font-weight:700;font-variant-numeric:tabular-nums}
fieldset{border:0;margin:0 0 16px;padding:0}legend,form>label{display:block;padding:0 0 8px;font-size:14px;font-weight:600}
.ways{display:grid;gap:8px}
.ways label{display:flex;gap:8px;align-items:center;min-height:48px;padding:0 12px;background:#fff;border:1px solid #868f9f;border-radius:8px}
.ways label:has(:checked){border-color:#1f53c4;background:#eef4ff;box-shadow:inset 0 0 0 1px #1f53c4}
input{width:20px;height:20px;margin:0;accent-color:#1f53c4}form>label{margin-top:24px}
select,button{font:inherit;min-height:48px;width:100%;border-radius:8px;border:1px solid #868f9f;background:#fff;color:#101828;padding:0 16px}
.choices{display:grid;gap:8px}button{cursor:pointer;font-weight:600;color:#1a439e}button:hover{background:#eef4ff}
button.main{background:#1f53c4;border-color:#1f53c4;color:#fff}button.main:hover{background:#1a439e}
:focus-visible{outline:3px solid #2f68e0;outline-offset:2px}`;
