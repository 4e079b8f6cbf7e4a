import { expect, test } from 'vitest';
import { NOTIFICATION_EVENTS } from '#domain/account/choices/notification-choices.ts';
import { groupChoices, isOn, switched } from './notification-groups.ts';

const choices = NOTIFICATION_EVENTS.map((event) => ({
  event,
  label: event,
  email: true,
  whatsapp: true,
  inApp: true,
}));

test('every event stands in exactly one table', () => {
  const shown = groupChoices([...choices]).flatMap(({ rows }) => rows.map(({ event }) => event));
  expect(shown.toSorted()).toEqual([...NOTIFICATION_EVENTS].toSorted());
});

test('one switch changes one channel of one event', () => {
  const after = switched(choices, 'payment_due', 'in_app', false);
  const off = after.flatMap((choice) =>
    (['email', 'whatsapp', 'in_app'] as const).filter((channel) => !isOn(choice, channel)),
  );
  expect(off).toEqual(['in_app']);
  expect(after.find(({ event }) => event === 'payment_due')?.inApp).toBe(false);
});
