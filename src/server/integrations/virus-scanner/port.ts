/** What a scanner says about a file. One that does not answer lets nothing through. */
export type ScanResult = { kind: 'clean' } | { kind: 'infected'; name: string } | { kind: 'down' };

/** Never throws: a scanner that fails is `down`. */
export type VirusScanner = (content: Buffer) => Promise<ScanResult>;

/** Where no scanner is configured, files are judged by their content alone. */
export const noScanner: VirusScanner = async () => ({ kind: 'clean' });
