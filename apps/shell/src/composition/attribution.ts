/** A remote's release as it is named in every failure. */
export interface Owner {
  readonly remote: string;
  readonly version: string;
}

const releasePath = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s?#]+)\//;

/** Whose code an address or a stack names first; undefined when no remote's file is in it. */
export const ownerOf = (text: string | undefined): Owner | undefined => {
  const found = text ? releasePath.exec(text) : null;
  return found?.[1] && found[2] ? { remote: found[1], version: decodeURIComponent(found[2]) } : undefined;
};

/** Whose code threw: the first frame of the stack that is in a remote, else the file that the browser names. */
export const ownerOfError = (error: unknown, fileName?: string, of = ownerOf): Owner | undefined =>
  of(error instanceof Error ? error.stack : undefined) ?? of(fileName);

/** What an error says, for the line after *Cause*. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300);
