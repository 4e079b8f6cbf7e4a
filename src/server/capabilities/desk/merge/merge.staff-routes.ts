import * as contract from '#contract/staff/company-merge.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { mergeCompanies } from './merge-companies.ts';
import { listSharedGstNumbers, previewMerge } from './preview-merge.ts';

export function mergeRoutes(register: Register, services: Services): void {
  register(contract.listSharedGstNumbers, () => listSharedGstNumbers(services.db));
  register(contract.previewMerge, ({ params }) => previewMerge(services.db, params));
  register(contract.mergeCompanies, ({ params, body }, { actor, transact }) =>
    transact((tx) => mergeCompanies(services, tx, actor, { ...params, ...body })),
  );
}
