/** `/config.json` as it stands, asked for once: the first script needs it before the app is there. */
const CONFIG_PATH = '/config.json';
const CONFIG_TIMEOUT_MS = 5000;

let reading: Promise<unknown> | null = null;

export function configDocument(): Promise<unknown> {
  reading ??= read().catch((problem: unknown) => {
    // Whoever asks next tries again.
    reading = null;
    throw problem;
  });
  return reading;
}

async function read(): Promise<unknown> {
  const response = await fetch(CONFIG_PATH, { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS) });
  return response.json();
}
