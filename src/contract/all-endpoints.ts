/** Every endpoint there is, in the order of the business story: the OpenAPI document and the access tests read this. */
import * as account from './account.ts';
import * as auth from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as staffAuth from './staff-auth.ts';

export const ENDPOINTS: readonly Endpoint[] = [auth, staffAuth, account, events].flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}
