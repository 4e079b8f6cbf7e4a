/** XML as Tally reads it: elements in order, and no sign that would end a text early. */
export type Xml = readonly [name: string, content: string | readonly Xml[], attributes?: Attributes];
type Attributes = Readonly<Record<string, string>>;

export function writeXml([name, content, attributes = {}]: Xml): string {
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside = typeof content === 'string' ? escaped(content) : content.map(writeXml).join('');
  return `<${name}${head.join('')}>${inside}</${name}>`;
}

/** Characters that XML cannot hold at all are left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
