/** Has the puzzle solved by a worker, which is loaded only when the server sets one. */
import workerUrl from './find-proof.worker.ts?worker&url';

export const WORKER_POLICY = 'selvedge-worker';

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
};

export function solvePuzzle(puzzle: string): Promise<string | null> {
  const worker = new Worker(trusted(workerUrl), { type: 'module' });
  return new Promise<string | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data as string | null));
    worker.addEventListener('error', () => reject(new Error('The puzzle could not be solved.')));
    worker.postMessage(puzzle);
  }).finally(() => worker.terminate());
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Only this one address of our own ever goes through. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(WORKER_POLICY, {
    createScriptURL: (asked) => (asked === workerUrl ? asked : ''),
  });
  return policy?.createScriptURL(url) ?? url;
}
