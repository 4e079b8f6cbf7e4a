import { expect, test } from 'vitest';
import { shipmentPorts } from './shipment-ports.ts';

test('an Incoterm names the port of loading, the port of discharge or none', () => {
  expect(shipmentPorts('FOB Nhava Sheva')).toEqual({ loading: 'Nhava Sheva', discharge: null });
  expect(shipmentPorts('CFR Chattogram')).toEqual({ loading: null, discharge: 'Chattogram' });
  expect(shipmentPorts('DAP Dhaka')).toEqual({ loading: null, discharge: 'Dhaka' });
  expect(shipmentPorts('EXW Surat')).toEqual({ loading: null, discharge: null });
});
