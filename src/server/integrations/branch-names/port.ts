/** The name of a bank's branch, for the customer to recognise; null when nobody can say. Never throws. */
export type BranchNames = (ifsc: string) => Promise<string | null>;

export const noBranchNames: BranchNames = async () => null;
