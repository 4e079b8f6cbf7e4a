// The names of the write-ahead log's segments: timeline, then a number in two parts.
const segment = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/;
const bytesOfPart = 2 ** 32;

/**
 * Every segment from the first to the last; recovery needs all of them.
 * @param {string} first @param {string} last @param {number} segmentBytes
 * @returns {string[]}
 */
export function segmentsBetween(first, last, segmentBytes) {
  const perPart = bytesOfPart / segmentBytes;
  const [timeline, from] = numberOf(first, perPart);
  const [sameTimeline, to] = numberOf(last, perPart);
  if (timeline !== sameTimeline)
    throw new Error(`The log changed its timeline between ${first} and ${last}.`);
  const names = [];
  for (let number = from; number <= to; number += 1)
    names.push(timeline + hex(Math.floor(number / perPart)) + hex(number % perPart));
  return names;
}

/** @param {string} name @param {number} perPart @returns {[string, number]} */
function numberOf(name, perPart) {
  const [, timeline, part = '', inPart = ''] = segment.exec(name) ?? [];
  if (timeline === undefined) throw new Error(`${name} is no segment of the log.`);
  return [timeline, Number.parseInt(part, 16) * perPart + Number.parseInt(inPart, 16)];
}

/** @param {number} number */
function hex(number) {
  return number.toString(16).toUpperCase().padStart(8, '0');
}
