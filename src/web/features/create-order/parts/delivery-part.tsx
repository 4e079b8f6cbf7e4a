import { needsPort } from '#domain/orders/delivery-choice.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { Select } from '#ui/fields/select.tsx';
import { createOrderTexts } from '../create-order.texts.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import { AskFreight } from './ask-freight.tsx';

const texts = createOrderTexts.delivery;

/** Who carries the goods, and how far. */
export function DeliveryPart({ order }: { order: OrderForm }) {
  const { formData, values, change, problemAt } = order;
  const { config, market } = formData;
  return (
    <>
      <RadioGroup
        legend={MARKET_RULES[market].deliversTo === 'pincode' ? texts.term : texts.incoterm}
        name="deliveryTerm"
        options={config.deliveryTerms.map(({ term, label, help }) => ({ value: term, label, help }))}
        value={values.deliveryTerm}
        error={problemAt('deliveryTerm')}
        onChange={(deliveryTerm) => change({ deliveryTerm })}
      />
      <AskFreight order={order} />
      {needsPort(values.deliveryTerm, market) && (
        <Select
          label={texts.port}
          name="port"
          options={config.ports.map((port) => ({ value: port, label: port }))}
          placeholder={texts.choosePort}
          value={values.port}
          error={problemAt('port')}
          help={texts.portHelp}
          onChange={({ target }) => change({ port: target.value })}
        />
      )}
    </>
  );
}
