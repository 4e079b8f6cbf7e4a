import type { StoredFile } from '#contract/customer/uploads.ts';
import { OneFileField } from '#web/widgets/files/one-file-field.tsx';
import { msmeTexts } from './msme.texts.ts';

export type CertificateFieldProps = {
  initial: StoredFile | null;
  error: string | undefined;
  /** Empty when the file was taken away again. */
  onStored: (fileId: string) => void;
};

export function CertificateField(props: CertificateFieldProps) {
  return <OneFileField {...props} name="certificateFileId" label={msmeTexts.certificate} />;
}
