/** Tells spreadsheets that the letters are UTF-8; a bank’s upload would stumble over it. */
export const BYTE_ORDER_MARK = '\uFEFF';

export function downloadCsv(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
