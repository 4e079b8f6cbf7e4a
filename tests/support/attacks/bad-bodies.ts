/** Everything that can be wrong with a JSON body, derived from the body that would be right. */
import type { JsonSchema } from './endpoint-requests.ts';

export type BadBody = { what: string; body: unknown };

const WRONG_TYPES = [0, -1.5, null, [], {}, true, ['x'], { a: 1 }];
const HUGE = [1e308, -1e308, Number.MAX_SAFE_INTEGER + 2, 1e21];
const NASTY_TEXTS = [
  '',
  '   ',
  "'; drop table people; --",
  '" or ""="',
  '<script>alert(1)</script>',
  '#{7*7}{{7*7}}',
  'a\u0000b',
  'a\u0001b',
  '\u001b[31m',
  '\u007f',
  'a\ud800b',
  '\udfff',
  '\u202e\u2066',
  '../../etc/passwd',
  '%00',
  'é'.repeat(40),
  'x'.repeat(300),
  'x'.repeat(100_000),
];

/** `body` is the right one; every change touches one field, so that the answer can name it. */
export function badBodies(body: Record<string, unknown>, schema: JsonSchema): BadBody[] {
  const names = Object.keys(schema.properties ?? body);
  return [
    ...names.flatMap((name) => wrongField(body, name)),
    { what: 'an unknown field', body: { ...body, isAdmin: true } },
    { what: 'a field called constructor', body: { ...body, constructor: 1 } },
    { what: 'a field called toString', body: { ...body, toString: 'x' } },
    { what: 'a field called hasOwnProperty', body: { ...body, hasOwnProperty: null } },
    { what: 'a field without a name', body: { ...body, '': 1 } },
    { what: 'a field with a name that is no text', body: { ...body, '\ud800': 1 } },
    { what: 'an array', body: [body] },
    { what: 'a text', body: 'text' },
    { what: 'a number', body: 7 },
    { what: 'nothing', body: null },
    { what: 'an empty object', body: {} },
    {
      what: 'a thousand unknown fields',
      body: Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, i])),
    },
  ];
}

function wrongField(body: Record<string, unknown>, name: string): BadBody[] {
  const { [name]: _left, ...without } = body;
  const values = [...WRONG_TYPES, ...HUGE, ...NASTY_TEXTS];
  return [
    { what: `${name} missing`, body: without },
    ...values.map((value) => ({
      what: `${name} = ${JSON.stringify(value).slice(0, 40)}`,
      body: { ...body, [name]: value },
    })),
  ];
}

/** Texts that are no JSON, or JSON that must not be believed. */
export function poisonedTexts(
  body: Record<string, unknown>,
): { what: string; text: string; status: number }[] {
  const inside = JSON.stringify(body).slice(1, -1);
  const more = inside ? `,${inside}` : '';
  return [
    { what: 'broken JSON', text: `{${inside}`, status: 400 },
    { what: 'a trailing comma', text: `{${inside},}`, status: 400 },
    { what: 'single quotes', text: "{'a':1}", status: 400 },
    { what: 'an empty body', text: '', status: 400 },
    { what: 'only spaces', text: '   ', status: 400 },
    { what: 'NaN', text: '{"a":NaN}', status: 400 },
    { what: 'a byte order mark and rubbish', text: '\ufeff{]', status: 400 },
    { what: '__proto__', text: `{"__proto__":{"isAdmin":true}${more}}`, status: 400 },
    { what: 'constructor.prototype', text: `{"constructor":{"prototype":{"a":1}}${more}}`, status: 400 },
    { what: 'a hidden __proto__', text: `{"\\u005f_proto__":{"isAdmin":true}${more}}`, status: 400 },
    { what: 'a thousand levels', text: `{"a":${'['.repeat(1000)}${']'.repeat(1000)}${more}}`, status: 400 },
    { what: 'ten thousand open brackets', text: '['.repeat(10_000), status: 400 },
    { what: 'a number with 10,000 digits', text: `{"a":${'9'.repeat(10_000)}${more}}`, status: 400 },
    { what: '1 MB of JSON', text: JSON.stringify({ ...body, a: 'x'.repeat(1_000_000) }), status: 413 },
  ];
}
