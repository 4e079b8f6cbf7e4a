import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts, dismissToast, showToast, subscribeToToasts } from './toast-store.ts';

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

test('a toast is information unless another kind is given', () => {
  showToast('Saved');
  showToast('No connection', { kind: 'bad' });
  expect(currentToasts().map(({ message, kind }) => [message, kind])).toEqual([
    ['Saved', 'info'],
    ['No connection', 'bad'],
  ]);
});

test('a fourth toast pushes out the oldest', () => {
  for (const message of ['one', 'two', 'three', 'four']) showToast(message);
  expect(currentToasts().map(({ message }) => message)).toEqual(['two', 'three', 'four']);
});

test('a message that is on screen is not shown twice', () => {
  const first = showToast('You have been logged out', { kind: 'bad' });
  expect(showToast('You have been logged out', { kind: 'bad' })).toBe(first);
  expect(currentToasts()).toHaveLength(1);
});

test('whoever listens hears of each change until they stop', () => {
  const heard = vi.fn();
  const stop = subscribeToToasts(heard);
  const id = showToast('Saved');
  dismissToast(id);
  stop();
  showToast('Saved again');
  expect(heard).toHaveBeenCalledTimes(2);
});
