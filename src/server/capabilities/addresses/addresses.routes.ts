import * as contract from '#contract/customer/addresses.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { listAddresses } from './list-addresses.ts';
import { removeAddress } from './remove-address.ts';
import { addAddress, changeAddress } from './save-address.ts';

export function addressRoutes(register: Register, services: Services): void {
  register(contract.listAddresses, (_input, { actor }) => listAddresses(services.db, actor.brandId));
  register(contract.addAddress, ({ body }, { actor, transact }) =>
    transact((tx) => addAddress(services, tx, actor, body)),
  );
  register(contract.changeAddress, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeAddress(services, tx, actor, params.addressId, body)),
  );
  register(contract.removeAddress, ({ params }, { actor }) =>
    removeAddress(services, actor, params.addressId),
  );
}
