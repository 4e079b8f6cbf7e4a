/** A query is often raised where there is no network: what the wizard reads is read once on every signed-in device. */
import type { QueryClient } from '@tanstack/react-query';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { materialOptionsQueries } from './options/material-options.queries.ts';
import { creditTermsQueries } from './steps/credit-terms.queries.ts';

export async function keepWizardReady(client: QueryClient): Promise<void> {
  await Promise.all([
    client.ensureQueryData(materialOptionsQueries.all()),
    client.ensureQueryData(creditTermsQueries.usual()),
    client.ensureQueryData(customerQueries.me()),
  ]);
}
