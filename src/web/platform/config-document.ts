/** `/config.json` as it stands, asked for once: the first script needs it before the app is there. */
const CONFIG_PATH = '/config.json';
const CONFIG_TIMEOUT_MS = 5000;

let reading: Promise<unknown> | null = null;

export function configDocument(): Promise<unknown> {
  reading ??= fetch(CONFIG_PATH, { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS) }).then((response) =>
    response.json(),
  );
  return reading;
}
