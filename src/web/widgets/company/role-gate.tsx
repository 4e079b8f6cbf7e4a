import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { useWhoMay } from './use-may.ts';

export type RoleGateProps = {
  /** What the screen would call; absent: everyone who belongs to the company may. */
  endpoint: Pick<Endpoint, 'access' | 'companyRoles'> | undefined;
  children: ReactNode;
};

const ANYONE = { access: 'customer' } as const;

const NotYourRole = lazy<ComponentType<{ whom: string }>>(() =>
  import('./not-your-role.tsx').then((m) => ({ default: m.NotYourRole })),
);

export function RoleGate({ endpoint = ANYONE, children }: RoleGateProps) {
  const whom = useWhoMay(endpoint);
  if (whom === null) return children;
  return (
    <Suspense>
      <NotYourRole whom={whom} />
    </Suspense>
  );
}
