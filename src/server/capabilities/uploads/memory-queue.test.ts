import { expect, test } from 'vitest';
import { memoryQueue } from './memory-queue.ts';

test('what does not fit beside the work in hand waits for it, in the order it came', async () => {
  const queue = memoryQueue(100);
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  const work = (name: string, bytes: number) =>
    queue.run(bytes, () => {
      begun.push(name);
      return new Promise<void>((resolve) => gates.set(name, resolve));
    });
  const all = [work('a', 60), work('b', 60), work('c', 30)];
  await Promise.resolve();
  expect(begun).toEqual(['a']);
  gates.get('a')?.();
  await all[0];
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'c']);
  gates.get('b')?.();
  gates.get('c')?.();
  await Promise.all(all);
});

test('work that fails gives its memory back, and one larger than everything is let in alone', async () => {
  const queue = memoryQueue(100);
  await expect(queue.run(100, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(1000, async () => 'alone')).toBe('alone');
});
