/** Which rows are chosen, and what became of each of them. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type KeyedSend, keyedSender } from '#contract/idempotency-key.ts';
import { errorMessage, fieldErrors } from '#desk/platform/error-message.ts';
import type { Bulk, BulkAction, BulkResult } from './bulk-action.ts';

export type BulkState<Row> = {
  chosen: readonly Row[];
  isChosen: (row: Row) => boolean;
  choose: (rows: readonly Row[], isChosen: boolean) => void;
  /** The label of what is being done. */
  running: string | null;
  /** Of the last action. */
  outcome: { label: string; results: readonly BulkResult[] } | null;
  run: (action: BulkAction<Row>, words: string) => Promise<void>;
  dismiss: () => void;
};

export function useBulk<Row>(
  bulk: Bulk<Row> | undefined,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): BulkState<Row> {
  const client = useQueryClient();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [running, setRunning] = useState<string | null>(null);
  const [senderOf] = useState(keyedSenders);
  const [outcome, setOutcome] = useState<BulkState<Row>['outcome']>(null);
  const chosen = rows.filter((row) => keys.has(keyOf(row)));

  const run = async ({ label, isFor = () => true, run: work }: BulkAction<Row>, words: string) => {
    if (!bulk || running) return;
    setRunning(label);
    setOutcome(null);
    const results = await sendEach(chosen.filter(isFor), {
      keyOf,
      nameOf: bulk.nameOf,
      send: (row) => senderOf(`${label} ${keyOf(row)}`)(words, (key) => work(row, words, key)),
    });
    setOutcome({ label, results });
    // What failed stays chosen, so that it can be tried again.
    setKeys(new Set(results.filter(({ problem }) => problem !== null).map(({ key }) => key)));
    setRunning(null);
    for (const word of bulk.touches) void client.invalidateQueries({ queryKey: [word] });
  };

  return {
    chosen,
    isChosen: (row) => keys.has(keyOf(row)),
    choose: (some, isOn) => {
      const touched = some.map(keyOf);
      setKeys(new Set(isOn ? [...keys, ...touched] : [...keys].filter((key) => !touched.includes(key))));
    },
    running,
    outcome,
    run,
    dismiss: () => setOutcome(null),
  };
}

type EachRow<Row> = {
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  send: (row: Row) => Promise<unknown>;
};

/** One after the other: each row gets an answer of its own, and a long list does not flood the server. */
export async function sendEach<Row>(
  rows: readonly Row[],
  { keyOf, nameOf, send }: EachRow<Row>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const row of rows) {
    results.push({ key: keyOf(row), name: nameOf(row), problem: await problemOf(send(row)) });
  }
  return results;
}

/** A row that is tried again after an error of the server carries the key of its first try. */
function keyedSenders(): (intent: string) => KeyedSend {
  const senders = new Map<string, KeyedSend>();
  return (intent) => {
    const sender = senders.get(intent) ?? keyedSender(() => crypto.randomUUID());
    senders.set(intent, sender);
    return sender;
  };
}

async function problemOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    const [first] = Object.values(fieldErrors(error));
    return first ?? errorMessage(error);
  }
}
