/** As work that never lets anybody else have a turn, or a machine that its host has stopped. */
export function standStill(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
