/** What happens to a shipment on its way, in the words a transporter reports it. */
export const TRANSPORT_EVENT_LABEL = {
  picked_up: 'Picked up from the mill',
  departed: 'Departed',
  arrived: 'Arrived at a transport hub',
  customs: 'Customs clearance',
  warehouse: 'Reached our warehouse',
  delayed: 'Delayed',
  out_for_delivery: 'Out for delivery',
  not_delivered: 'Delivery attempted',
  delivered: 'Delivered',
} as const;
export type TransportEventKind = keyof typeof TRANSPORT_EVENT_LABEL;
