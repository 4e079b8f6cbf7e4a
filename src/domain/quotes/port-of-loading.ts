/** FOB ends on board in India: its place is a port of loading, never the port the buyer wants the goods at. */
export type LoadingPlace = {
  readonly place: string | null;
  readonly loadingPorts: readonly string[];
  readonly buyersPort: string | null;
};

export function portOfLoadingProblem({ place, loadingPorts, buyersPort }: LoadingPlace): string | null {
  const named = plain(place);
  const choices = loadingPorts.length > 0 ? ` Choose ${listed(loadingPorts)}.` : '';
  const problem = `FOB names the port of loading in India.${choices}`;
  if (named === '') return problem;
  if (loadingPorts.length > 0) return loadingPorts.some((port) => plain(port) === named) ? null : problem;
  return named === plain(buyersPort) ? problem : null;
}

function plain(name: string | null): string {
  return (name ?? '').trim().toLowerCase();
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
