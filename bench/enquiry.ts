/**
 * What reading a pasted message of 2,000 characters costs: CPU of this process, the first time and the fastest of many.
 *
 *   npx node bench/enquiry.ts
 */

import { TODAY } from '#domain/requests/enquiry/lines/enquiry-line.fixture.ts';
import { SEVERAL_LINES } from '#domain/requests/enquiry/lines/several-lines.fixture.ts';
import { readEnquiry } from '#domain/requests/enquiry/read-enquiry.ts';

const GOAL_MS = 5;
const ROUNDS = 200;

const text = SEVERAL_LINES.map((line) => line.text)
  .join('\n')
  .repeat(3)
  .slice(0, 2000);

function cpuOfReading(): number {
  const before = process.cpuUsage();
  readEnquiry(text, { market: 'IN', today: TODAY });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const first = cpuOfReading();
const fastest = Math.min(...Array.from({ length: ROUNDS }, cpuOfReading));
console.log(
  `2,000 characters: ${fastest.toFixed(1)} ms (goal ${GOAL_MS}), the first time ${first.toFixed(0)} ms`,
);
