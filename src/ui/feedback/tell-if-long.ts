/** Says a sentence while something takes longer than people expect, and takes it away afterwards. */
import { dismissToast, showToast } from './toast-store.ts';

const LONG_MS = 1500;

export async function tellIfLong<T>(work: Promise<T>, sentence: string): Promise<T> {
  let shown: number | undefined;
  const timer = setTimeout(() => {
    shown = showToast(sentence);
  }, LONG_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (shown !== undefined) dismissToast(shown);
  }
}
