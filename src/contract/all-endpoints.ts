/** Every endpoint there is, in the order of the business story: the OpenAPI document and the access tests read this. */
import * as account from './account.ts';
import * as addresses from './addresses.ts';
import * as auth from './auth.ts';
import * as bankDetails from './bank-details.ts';
import * as catalogue from './catalogue.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as lookUps from './look-ups.ts';
import * as msme from './msme.ts';
import * as policies from './policies.ts';
import * as preferences from './preferences.ts';
import * as signUp from './sign-up.ts';
import * as staffAuth from './staff-auth.ts';
import * as stepUp from './step-up.ts';
import * as taxNumbers from './tax-numbers.ts';
import * as uploads from './uploads.ts';

export const ENDPOINTS: readonly Endpoint[] = [
  auth,
  stepUp,
  staffAuth,
  account,
  lookUps,
  uploads,
  policies,
  addresses,
  taxNumbers,
  msme,
  bankDetails,
  preferences,
  signUp,
  catalogue,
  events,
].flatMap((module) => Object.values(module).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}
