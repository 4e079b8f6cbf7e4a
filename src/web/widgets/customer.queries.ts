/** The signed-in customer, read by every screen that names them. */
import { queryOptions } from '@tanstack/react-query';
import { readCustomer } from '#contract/customer/account.ts';
import { call } from '#web/platform/api.ts';
import { loginState } from '#web/platform/session/login-state.ts';

export const customerQueries = {
  me: () =>
    queryOptions({
      queryKey: ['account', 'me'],
      queryFn: async ({ signal }) => {
        const customerId = loginState.get().customerId ?? 'me';
        const [customer] = await call(readCustomer, { params: { customerId } }, { signal });
        if (!customer) throw new Error('The answer named no customer.');
        return customer;
      },
    }),
};
