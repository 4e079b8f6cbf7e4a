import { downloadPayoutFile } from '#contract/staff/payouts.ts';
import { call } from '#desk/platform/api.ts';
import { downloadCsv } from '#ui/files/download-csv.ts';

/** Whole bank numbers go from the server’s answer into the file and are kept nowhere else. */
export async function savePayoutFile(fileId: string): Promise<void> {
  const { fileName, csv } = await call(downloadPayoutFile, { params: { fileId }, body: {} });
  downloadCsv(fileName, csv);
}
