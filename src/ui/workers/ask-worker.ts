/** Asks a worker out of our own files one thing, so that the page stays usable meanwhile. */

const POLICY = 'selvedge-worker';

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
};

export function askWorker(address: string, question: string): Promise<unknown> {
  const worker = new Worker(trusted(address), { type: 'module' });
  return new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The worker could not be run.')));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** A policy can be made once only; no address but the first one ever goes through. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(POLICY, {
    createScriptURL: (requested) => (requested === address ? requested : ''),
  });
  return policy?.createScriptURL(address) ?? address;
}
