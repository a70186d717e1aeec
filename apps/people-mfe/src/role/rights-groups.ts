import { rightNames, rights, type Right, type RightRow } from '@lectern/contract/rights';

/** A right as the matrix shows it. */
export interface RightLine {
  readonly name: Right;
  readonly label: string;
  /** The reading right that it brings. */
  readonly needs?: Right;
}
/** The rights of a domain: each reading right, and below it what it is needed for. */
export interface RightGroup {
  readonly domain: RightRow['domain'];
  readonly lines: readonly RightLine[];
}

const order = ['catalog', 'people', 'commerce', 'content', 'platform'] as const;
const rows: Readonly<Record<string, RightRow>> = rights;

const lineOf = (name: Right): RightLine => {
  const { label, needs } = rows[name]!;
  return { name, label, ...(needs !== undefined && { needs: needs as Right }) };
};

/** Lines that stay together: a reading right with what it is needed for. */
export const blocksOf = (lines: readonly RightLine[]): readonly (readonly RightLine[])[] => {
  const heads = lines.filter(({ needs }) => needs === undefined || !lines.some(({ name }) => name === needs));
  return heads.map((head) => [head, ...lines.filter(({ needs }) => needs === head.name)]);
};

/** All rights by domain. What needs a right of another domain is shown in its own, at the end. */
export const rightGroups: readonly RightGroup[] = order.map((domain) => {
  const own = rightNames.filter((name) => rows[name]!.domain === domain).map(lineOf);
  return {
    domain,
    lines: blocksOf(own).flat(),
  };
});

const words = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The groups with the rights whose words have all that was typed; no group is empty. */
export const groupsWith = (
  groups: readonly RightGroup[],
  q: string,
  isWanted: (name: Right) => boolean = () => true,
): readonly RightGroup[] =>
  groups
    .map(({ domain, lines }) => ({
      domain,
      lines: lines.filter(
        ({ name, label }) => isWanted(name) && words(q).every((word) => label.toLowerCase().includes(word)),
      ),
    }))
    .filter(({ lines }) => lines.length > 0);

/** The rights after one is ticked or unticked: a writing right brings its reading right, and goes with it. */
export const toggled = (held: readonly string[], name: Right): readonly Right[] => {
  const wanted = new Set(held);
  if (wanted.has(name)) {
    wanted.delete(name);
    for (const other of rightNames) if (rows[other]!.needs === name) wanted.delete(other);
  } else {
    wanted.add(name);
    const { needs } = rows[name]!;
    if (needs !== undefined) wanted.add(needs);
  }
  return rightNames.filter((each) => wanted.has(each));
};

/** What one role has more than another, and fewer. */
export const differenceOf = (held: readonly string[], other: readonly string[]) => ({
  more: rightNames.filter((name) => held.includes(name) && !other.includes(name)),
  fewer: rightNames.filter((name) => !held.includes(name) && other.includes(name)),
});
