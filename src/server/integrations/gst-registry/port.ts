/** What the tax register says about a GST number. */
export type RegistryAnswer =
  | {
      kind: 'found';
      legalName: string;
      tradeName: string | null;
      status: string;
      /** "Regular", "SEZ Unit"; absent in answers that were kept before it was asked for. */
      taxpayerType?: string | null;
      address: string | null;
    }
  | { kind: 'not_found' }
  /** No answer is never taken for a good one. */
  | { kind: 'down' };

/** Never throws: a register that fails is `down`. */
export type GstRegistry = (gstin: string) => Promise<RegistryAnswer>;

export const absentRegistry: GstRegistry = async () => ({ kind: 'down' });
