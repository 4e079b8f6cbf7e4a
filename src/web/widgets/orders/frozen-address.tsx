import type { Order } from '#contract/customer/orders.ts';
import { countryName } from '#domain/account/address/country-name.ts';
import { orderWidgetsTexts } from './order-widgets.texts.ts';

const { address: texts } = orderWidgetsTexts;

export type FrozenAddressProps = { title: string; address: Order['billing']; gstin?: string | null };

/** An address as it stood when the order was made. */
export function FrozenAddress({ title, address, gstin = null }: FrozenAddressProps) {
  const { company, line1, line2, city, region, postcode, country, ownership } = address;
  const place = [[city, region].filter(Boolean).join(', '), postcode].filter(Boolean).join(' ');
  return (
    <div className="min-w-0 text-sm">
      <h4 className="font-semibold text-ink-soft">{title}</h4>
      <address className="wrap-break-word not-italic">
        <span className="block font-semibold">{company}</span>
        <span className="block">{[line1, line2].filter(Boolean).join(', ')}</span>
        <span className="block">{place}</span>
        {country !== 'IN' && <span className="block">{countryName(country)}</span>}
      </address>
      {ownership === 'third_party' && <p className="text-ink-soft">{texts.thirdParty}</p>}
      {gstin && <p className="figures text-ink-soft">{texts.gstin(gstin)}</p>}
    </div>
  );
}
