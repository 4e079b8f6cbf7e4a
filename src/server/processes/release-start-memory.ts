/**
 * What only the start needed is let go before the first call: a heap that is not full would keep it for hours. The
 * supervisor starts processes with the flag that allows it; without the flag nothing happens.
 */
export function releaseStartMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
