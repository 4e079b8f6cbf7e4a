import { useState } from 'react';
import { errorMessage } from '#desk/platform/error-message.ts';
import { csvOf } from '#domain/shared/csv.ts';
import { PLACEHOLDER } from '#domain/shared/placeholder.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { BYTE_ORDER_MARK, downloadCsv } from '#ui/files/download-csv.ts';
import type { Column } from './column.ts';
import { tableTexts } from './table.texts.ts';

export type ExportButtonProps<Row> = {
  name: string;
  columns: readonly Column<Row>[];
  read: () => Promise<readonly Row[]>;
};

export function ExportButton<Row>({ name, columns, read }: ExportButtonProps<Row>) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const written = columns.filter(({ isAction }) => !isAction);
      const rows = (await read()).map((row) => written.map((column) => plainText(column, row)));
      downloadCsv(
        `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`,
        BYTE_ORDER_MARK +
          csvOf(
            written.map(({ label }) => label),
            rows,
          ),
      );
    } catch (error) {
      showToast(errorMessage(error), { kind: 'bad' });
    }
    setBusy(false);
  };
  return (
    <Button variant="quiet" size="small" icon="download" busy={isBusy} onClick={() => void save()}>
      {tableTexts.export}
    </Button>
  );
}

/** What the screen shows for nothing is nothing in the file. */
function plainText<Row>({ csv, text }: Column<Row>, row: Row): string {
  const words = (csv ?? text)(row);
  return words === PLACEHOLDER ? '' : words;
}
