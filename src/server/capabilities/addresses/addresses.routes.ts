import * as contract from '#contract/customer/addresses.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { listAddresses } from './list-addresses.ts';
import { removeAddress } from './remove-address.ts';
import { addAddress, changeAddress } from './save-address.ts';

export function addressRoutes(register: Register, parts: Parts): void {
  register(contract.listAddresses, (_input, { actor }) => listAddresses(parts.db, actor.brandId));
  register(contract.addAddress, ({ body }, { actor, transact }) =>
    transact((tx) => addAddress(parts, tx, actor, body)),
  );
  register(contract.changeAddress, ({ params, body }, { actor, transact }) =>
    transact((tx) => changeAddress(parts, tx, actor, params.addressId, body)),
  );
  register(contract.removeAddress, ({ params }, { actor }) => removeAddress(parts, actor, params.addressId));
}
