/** Undefined for a text that is not JSON; nobody outside can make us throw. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
