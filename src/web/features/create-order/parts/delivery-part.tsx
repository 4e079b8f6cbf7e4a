import { needsPort } from '#domain/orders/delivery-choice.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import type { OrderForm } from '../form/use-order-form.ts';
import { AskFreight } from './ask-freight.tsx';
import { Part } from './part.tsx';

/** Who carries the goods, and how far. */
export function DeliveryPart({ order }: { order: OrderForm }) {
  const { ground, values, change, problemAt } = order;
  const { config, market } = ground;
  return (
    <Part title="Delivery">
      <RadioGroup
        legend={market === 'IN' ? 'Delivery term' : 'Incoterm'}
        name="deliveryTerm"
        options={config.deliveryTerms.map(({ term, label, help }) => ({ value: term, label, help }))}
        value={values.deliveryTerm}
        error={problemAt('deliveryTerm')}
        onChange={(deliveryTerm) => change({ deliveryTerm })}
      />
      <AskFreight order={order} />
      {needsPort(values.deliveryTerm, market) && (
        <Select
          label="Port"
          name="port"
          options={config.ports.map((port) => ({ value: port, label: port }))}
          placeholder="Choose the port"
          value={values.port}
          error={problemAt('port')}
          help="Where the ship arrives."
          onChange={({ target }) => change({ port: target.value })}
        />
      )}
    </Part>
  );
}
