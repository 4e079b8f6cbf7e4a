import { useState } from 'react';
import { type KeyedSend, keyedSender } from '#contract/idempotency-key.ts';

/** For as long as the form or button is there. */
export function useKeyedSender(): KeyedSend {
  const [sendKeyed] = useState(() => keyedSender(() => crypto.randomUUID()));
  return sendKeyed;
}
