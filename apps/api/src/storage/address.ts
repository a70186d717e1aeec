/** A bucket and what every object's key begins with: '' or 'folder/'. */
export interface ObjectsAddress {
  readonly bucket: string;
  readonly prefix: string;
}

/** Reads `s3://bucket` or `s3://bucket/prefix`; undefined when it is no such address. */
export const readObjectsAddress = (text: string): ObjectsAddress | undefined => {
  const found = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9._/-]*))?$/.exec(text);
  if (!found?.[1]) return undefined;
  const prefix = (found[2] ?? '').replace(/\/+$/, '');
  return { bucket: found[1], prefix: prefix === '' ? '' : `${prefix}/` };
};
