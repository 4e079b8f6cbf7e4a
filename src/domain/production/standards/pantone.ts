/** Numbers of Pantone's textile system: lightness, hue and strength, and the letters of the material they are printed on. */
const TEXTILE_NUMBER = /(?<![\d-])(1[1-9])-(\d{4})(?![\d-])(?:\s*(TCX|TPG|TPX|TSX|TPM|TN))?/i;

/** As it stands in the fan: "19-4052 TCX"; null where the text holds none. */
export function pantoneNumber(text: string | null): string | null {
  const match = TEXTILE_NUMBER.exec(text ?? '');
  if (!match) return null;
  const [, lightness, colour, material] = match;
  return [`${lightness}-${colour}`, material?.toUpperCase()].filter(Boolean).join(' ');
}
