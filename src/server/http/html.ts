/** Small server-made pages (outbox, API page): text is always escaped, there is no script and no inline style. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

export function plainPage(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/plain-page.css"></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

export const PLAIN_PAGE_CSS = `:root{color-scheme:light}body{font:16px/1.5 'Nunito Sans',system-ui,sans-serif;color:#101828;background:#f6f8fc;margin:0}
main{max-width:60rem;margin:0 auto;padding:24px 16px}h1{font-size:22px}h2{font-size:18px;margin-top:32px}
table{border-collapse:collapse;width:100%;background:#fff;border-radius:12px;overflow:hidden}
th,td{text-align:left;padding:12px;border-bottom:1px solid #e4e7ec;vertical-align:top}th{font-size:14px;color:#475467}
code,pre{font-size:14px}pre{white-space:pre-wrap;background:#fff;padding:12px;border-radius:8px;border:1px solid #e4e7ec}
strong.code{font-size:22px;letter-spacing:.12em;font-variant-numeric:tabular-nums;color:#1f53c4}summary{cursor:pointer;padding:8px 0}
.chip{display:inline-block;padding:0 8px;border-radius:8px;background:#eef4ff;color:#1a439e;font-size:14px}p{color:#475467}`;
