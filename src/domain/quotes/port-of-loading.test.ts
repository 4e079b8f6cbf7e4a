import { expect, test } from 'vitest';
import { portOfLoadingProblem } from './port-of-loading.ts';

const ports = ['Chennai', 'Mundra', 'Nhava Sheva'];
const SENTENCE = 'FOB names the port of loading in India. Choose Chennai, Mundra or Nhava Sheva.';
const problem = (place: string | null, loadingPorts = ports) =>
  portOfLoadingProblem({ place, loadingPorts, buyersPort: 'Chattogram' });

test('FOB is quoted from a port of loading in India', () => {
  expect(problem(' mundra ')).toBeNull();
  expect(problem('Chattogram')).toBe(SENTENCE);
  expect(problem(null)).toBe(SENTENCE);
});

test("without a table of ports at least the buyer's own port is refused", () => {
  expect(problem('Kochi', [])).toBeNull();
  expect(problem('Chattogram', [])).toBe('FOB names the port of loading in India.');
});
