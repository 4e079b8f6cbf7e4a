import { expect, test } from 'vitest';
import { readNotice } from './webhook-body.ts';
import { hookSignature, isSameToken, isSignedHook } from './webhook-signature.ts';

/** RFC 4231, test case 2: HMAC-SHA-256 with the key "Jefe". */
const RFC_BODY = Buffer.from('what do ya want for nothing?');
const RFC_HEX = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';

test('the signature is the HMAC of the standard, in the form of the platform', () => {
  expect(hookSignature('Jefe', RFC_BODY)).toBe(`sha256=${RFC_HEX}`);
  const headers = { 'x-hub-signature-256': `sha256=${RFC_HEX}` };
  expect(isSignedHook(['Jefe'], RFC_BODY, headers)).toBe(true);
  expect(isSignedHook(['newer secret', 'Jefe'], RFC_BODY, headers)).toBe(true);
});

test('nothing else is a signature', () => {
  const isSigned = (signature?: string, secrets = ['Jefe'], body = RFC_BODY) =>
    isSignedHook(secrets, body, signature === undefined ? {} : { 'x-hub-signature-256': signature });
  expect(isSigned()).toBe(false);
  for (const forged of ['', 'sha256=', RFC_HEX, `sha1=${RFC_HEX}`, `sha256=${RFC_HEX.toUpperCase()}`])
    expect(isSigned(forged), forged).toBe(false);
  expect(isSigned(`sha256=${RFC_HEX}`, ['Other'])).toBe(false);
  expect(isSigned(`sha256=${RFC_HEX}`, [])).toBe(false);
  expect(isSigned(`sha256=${RFC_HEX}`, ['Jefe'], Buffer.from('what do ya want for nothing? '))).toBe(false);
  expect([isSameToken('abc', 'abc'), isSameToken('abc', 'abcd'), isSameToken('', 'abc')]).toEqual([
    true,
    false,
    false,
  ]);
});

const notice = (value: object, phoneNumberId = '42') =>
  Buffer.from(
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          changes: [{ field: 'messages', value: { metadata: { phone_number_id: phoneNumberId }, ...value } }],
        },
      ],
    }),
  );
const SENT = { id: 'wamid.1', from: '919000000001', timestamp: '1795000000' };
const read = (value: object) => readNotice(notice(value), '42');
const contentOf = (message: object) => read({ messages: [{ ...SENT, ...message }] }).messages[0]?.content;

test('text, photos, documents and both kinds of buttons are read', () => {
  expect(contentOf({ type: 'text', text: { body: 'cambric' } })).toEqual({ kind: 'text', text: 'cambric' });
  expect(contentOf({ type: 'image', image: { id: 'm1', caption: ' 60x60 ' } })).toEqual({
    kind: 'file',
    mediaId: 'm1',
    name: null,
    caption: '60x60',
  });
  expect(contentOf({ type: 'document', document: { id: 'm2', filename: 'po.pdf' } })).toMatchObject({
    mediaId: 'm2',
    name: 'po.pdf',
    caption: null,
  });
  const button = { kind: 'button', buttonId: 'b1' };
  expect(contentOf({ type: 'button', button: { payload: 'b1', text: 'Yes' } })).toEqual(button);
  const reply = { type: 'button_reply', button_reply: { id: 'b1', title: 'Yes' } };
  expect(contentOf({ type: 'interactive', interactive: reply })).toEqual(button);
  for (const kind of ['sticker', 'location', 'audio', 'something_new'])
    expect(contentOf({ type: kind })).toEqual({ kind: 'other' });
});

test('a person is known by number, by the platform’s id, or by both', () => {
  const [{ from: both } = { from: null }] = read({
    contacts: [{ wa_id: '919000000001', user_id: 'IN.77' }],
    messages: [{ ...SENT, type: 'text', text: { body: 'x' } }],
  }).messages;
  expect(both).toEqual({ number: '+919000000001', userId: 'IN.77' });
  const { from: _number, ...withheld } = SENT;
  const [{ from } = { from: null }] = read({
    contacts: [{ user_id: 'IN.77' }],
    messages: [{ ...withheld, from_user_id: 'IN.77', type: 'text', text: { body: 'x' } }],
  }).messages;
  expect(from).toEqual({ number: null, userId: 'IN.77' });
  expect(read({ messages: [{ ...withheld, type: 'text', text: { body: 'x' } }] }).messages).toEqual([]);
});

test('what is not for us or cannot be read is nothing, and spoils nothing beside it', () => {
  expect(readNotice(notice({ messages: [SENT] }, '43'), '42')).toEqual({ messages: [], statuses: [] });
  for (const broken of [
    '',
    'null',
    '[]',
    '{"object":"page","entry":[]}',
    '{"object":"whatsapp_business_account"}',
  ])
    expect(readNotice(Buffer.from(broken), '42')).toEqual({ messages: [], statuses: [] });
  const reference = '019aa000-0000-7000-8000-000000000001';
  const { messages, statuses } = read({
    messages: [null, { id: 7 }, { ...SENT, type: 'text', text: { body: 'x' } }],
    statuses: [
      { status: 'deleted', biz_opaque_callback_data: reference },
      { status: 'read', biz_opaque_callback_data: 'not ours' },
      { status: 'failed', biz_opaque_callback_data: reference, errors: [{ code: 131047 }] },
    ],
  });
  expect(messages).toHaveLength(1);
  expect(statuses).toEqual([{ reference, status: 'failed', problem: 'WhatsApp error 131047' }]);
});
