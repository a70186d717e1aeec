/** A release that an address names: by a channel, or by its version. */
export interface Wanted {
  readonly name: string;
  readonly at: string;
}

/** As many releases are tried at a time; a console has few remotes. */
const most = 20;

const partPattern = /^([a-z][a-z0-9-]*)@([0-9A-Za-z.-]+)$/;

/** The releases in `catalog-mfe@next,people-mfe@1.2.0-gabc`, with a fault for each part that can't be read. */
export const readWanted = (
  text: string,
): { readonly wanted: readonly Wanted[]; readonly faults: readonly string[] } => {
  const wanted = new Map<string, Wanted>();
  const faults: string[] = [];
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const part of parts.slice(0, most)) {
    const [, name, at] = partPattern.exec(part) ?? [];
    if (!name || !at) faults.push(`“${part}” is no release: write REMOTE@VERSION or REMOTE@next`);
    else if (wanted.has(name)) faults.push(`${name} is named twice`);
    else wanted.set(name, { name, at });
  }
  if (parts.length > most)
    faults.push(`These are ${parts.length} releases, and at most ${most} can be tried at a time`);
  if (parts.length === 0) faults.push('No release is named: write REMOTE@VERSION or REMOTE@next');
  return { wanted: [...wanted.values()], faults };
};
