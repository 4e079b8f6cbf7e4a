import { expect, test } from 'vitest';
import { cloudMessage } from './cloud-message.ts';

const MESSAGE = {
  channel: 'whatsapp',
  to: '+919000000001',
  purpose: 'quote_received',
  subject: 'New quote',
  text: 'Quote Q-1 has arrived.\nhttps://fabric.example/q/1',
  reference: '019aa000-0000-7000-8000-000000000001',
} as const;

test('inside the window free words and buttons are sent, to a number or to the platform’s id', () => {
  expect(cloudMessage(MESSAGE, { isOpen: true })).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '919000000001',
    biz_opaque_callback_data: MESSAGE.reference,
    type: 'text',
    text: { body: MESSAGE.text, preview_url: false },
  });
  const buttons = [{ id: 'b1', label: 'Approve' }];
  const requested = cloudMessage({ ...MESSAGE, to: 'IN.77', buttons }, { isOpen: true });
  expect(requested).toMatchObject({ recipient: 'IN.77', type: 'interactive' });
  expect(requested).not.toHaveProperty('to');
  expect(requested.interactive).toMatchObject({
    action: { buttons: [{ type: 'reply', reply: { id: 'b1', title: 'Approve' } }] },
  });
});

test('outside the window only an approved template leaves, in one line', () => {
  const sent = cloudMessage({ ...MESSAGE, buttons: [{ id: 'b1', label: 'Approve' }] }, { isOpen: false });
  const text = 'Quote Q-1 has arrived. · https://fabric.example/q/1';
  expect(sent).toMatchObject({
    type: 'template',
    template: {
      name: 'fabric_update',
      components: [{ type: 'body', parameters: [{ type: 'text', text }] }],
    },
  });
  const long = cloudMessage({ ...MESSAGE, text: 'x'.repeat(5000) }, { isOpen: false });
  expect(JSON.stringify(long).length).toBeLessThan(1400);
});

test('a code always leaves in the template of codes', () => {
  for (const isOpen of [true, false])
    expect(cloudMessage({ ...MESSAGE, code: '123456' }, { isOpen })).toMatchObject({
      template: { name: 'fabric_code' },
    });
});

test('a message with buttons that the platform would refuse is never sent', () => {
  const buttons = [{ id: 'b1', label: 'Approve the counter-offer' }];
  expect(() => cloudMessage({ ...MESSAGE, buttons }, { isOpen: true })).toThrow('20 characters');
});
