/** What an open console compares with `x-lectern-revision: <role id>-<rights epoch>.<registry revision>.<shell hash>`. */
interface Known {
  readonly role: { readonly id: number };
  readonly rightsEpoch: number;
  readonly registry: { readonly revision: number };
}

/** The part of the revision that a session document answers for; the shell's hash is the page's own. */
export const revisionOf = ({ role, rightsEpoch, registry }: Known): string =>
  `${role.id}-${rightsEpoch}.${registry.revision}`;

/** The same part of a header. */
export const revisionIn = (header: string): string => header.slice(0, header.indexOf('.', header.indexOf('.') + 1));

/**
 * Decides when the session must be read again: once for each header value that differs from what the page knows. A value
 * that stays different after a read (an answer overtaken by another) does not make it read for ever.
 */
export const revisionWatch = (read: () => void): ((header: string, known: Known | undefined) => void) => {
  let requested: string | undefined;
  return (header, known) => {
    const headerRevision = revisionIn(header);
    if (!known || headerRevision === revisionOf(known)) requested = undefined;
    else if (headerRevision !== requested) {
      requested = headerRevision;
      read();
    }
  };
};
