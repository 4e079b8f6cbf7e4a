/** What the wizard may offer; the last answer is kept, so that it works offline. */
import { queryOptions } from '@tanstack/react-query';
import { MATERIAL_OPTION_TYPES, readMaterialOptions } from '#contract/customer/catalogue.ts';
import { call } from '#web/platform/api.ts';
import { loginState } from '#web/platform/session/login-state.ts';

export const materialOptionsQueries = {
  all: () =>
    queryOptions({
      queryKey: ['material-options'],
      queryFn: ({ signal }) => {
        const { brandId } = loginState.get();
        const types = MATERIAL_OPTION_TYPES.join(',');
        return call(readMaterialOptions, { query: { ...(brandId && { brandId }), types } }, { signal });
      },
    }),
};
