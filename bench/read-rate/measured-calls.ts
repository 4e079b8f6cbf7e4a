/** The calls a buyer makes all day, with ids and forms that exist in the demo. */
import type { Call } from './recorded-calls.ts';

export type NamedCall = Call & { name: string; goal: number };

type Get = <Data>(path: string) => Promise<Data>;
type OrderFacts = { orderId: string; fabId: string; quoteId: string | null };

export async function measuredCalls(get: Get): Promise<NamedCall[]> {
  const { records } = await get<{ records: OrderFacts[] }>('/apifabric/orders?orderTab=10&limit=100');
  const ready = records.find(({ quoteId }) => quoteId === null);
  if (!ready) throw new Error('The demo has no order of a ready quality in production.');
  const read = (name: string, path: string, goal = 0.7): NamedCall => ({ name, method: 'GET', path, goal });
  return [
    read('order list', '/apifabric/orders?orderTab=10&offset=0&limit=20', 0.9),
    read('request list', '/apifabric/customer/fabrics?requestTab=1&offset=0'),
    read('order detail', `/apifabric/orders/${ready.orderId}/`),
    {
      name: 'order preview',
      method: 'POST',
      path: '/apifabric/orders/preview/',
      body: await previewBody(get, ready),
      goal: 0.7,
    },
    read('payments list', '/apifabric/payments/?status=paid'),
    read('home', '/apifabric/home/metrics/'),
  ];
}

async function previewBody(get: Get, { fabId }: OrderFacts): Promise<object> {
  const config = await get<{
    minimum: { thousandths: string };
    colours: { colour: string | null; lotId: string | null }[];
    deliveryTerms: { term: string }[];
  }>(`/apifabric/orders/config/?fabId=${fabId}`);
  const [address] = await get<{ addressId: string }[]>('/apiuser/addresses/');
  const [gst] = await get<{ gstId: string }[]>('/apiuser/gst/');
  const quantity = String(Number(config.minimum.thousandths) / 1000);
  const [first] = config.colours;
  return {
    fabId,
    quantity,
    ...(first ? { lines: [{ ...first, free: undefined, quantity }] } : {}),
    billingAddressId: address?.addressId,
    shippingAddressId: address?.addressId,
    gstId: gst?.gstId ?? null,
    deliveryTerm: config.deliveryTerms[0]?.term,
    creditDays: 0,
  };
}
