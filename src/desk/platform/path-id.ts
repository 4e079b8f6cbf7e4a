import { useParams } from '@tanstack/react-router';

/** Which record the screen is about, as its address says. */
export function usePathId(name: string): string {
  const ids: Readonly<Record<string, string>> = useParams({ strict: false });
  return ids[name] ?? '';
}
