/** Where files of customers lie: private, reached only through the server. Keys are made by us, never from a name. */
export type FileStorage = {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
};
