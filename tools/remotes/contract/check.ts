import { contract } from '@lectern/contract/all';
import type { PlacedContract } from '@lectern/contract/platform/remote-contracts';
import { breaksOf, compiledOf, readCompiled, slotBreaks, type CompiledContract } from '@lectern/remote-kit/compiled';
import { slots } from '@lectern/remote-kit/slots';
import type { Contributed } from '@lectern/remote-kit/slot-versions';

/** The calls and slots of this checkout. */
export const ownContract = (): CompiledContract =>
  compiledOf(
    Object.values(contract).flatMap((calls) => Object.values(calls)),
    slots,
  );

/** Effects of a contract on the releases that people have. */
export interface Checked {
  /** A line for each break: the call, what becomes of it, and whose release uses it. */
  readonly breaks: readonly string[];
  readonly judged: number;
  /** Releases without a list of what they were compiled with. */
  readonly undeclared: readonly string[];
}

/** A release once, with every place where it is: 'people-mfe@1.0.0 (live, next)'. */
const releasesOf = (
  placed: readonly PlacedContract[],
): { readonly name: string; readonly contract: string | null; readonly contributions: readonly Contributed[] }[] => {
  const releases = new Map<string, PlacedContract[]>();
  for (const each of placed)
    releases.set(`${each.name}@${each.version}`, [...(releases.get(`${each.name}@${each.version}`) ?? []), each]);
  return [...releases].map(([release, places]) => ({
    name: `${release} (${places.map(({ place }) => place).join(', ')})`,
    contract: places[0]?.contract ?? null,
    contributions: (places[0]?.slots ?? []) as readonly Contributed[],
  }));
};

/** Compares a contract with what the releases of a console were compiled with. A break that several have is reported once, with all of them. */
export const checkContract = (placed: readonly PlacedContract[], against: CompiledContract): Checked => {
  const releases = releasesOf(placed);
  const users = new Map<string, string[]>();
  const undeclared: string[] = [];
  for (const { name, contract: text, contributions } of releases) {
    const compiled = text === null ? undefined : readCompiled(text);
    if (!compiled) undeclared.push(name);
    for (const reason of [...(compiled ? breaksOf(compiled, against) : []), ...slotBreaks(contributions, against)])
      users.set(reason, [...(users.get(reason) ?? []), name]);
  }
  return {
    breaks: [...users].map(([reason, names]) => `${reason}; used by ${names.join(', ')}`),
    judged: releases.length - undeclared.length,
    undeclared,
  };
};

/** The result as words for the terminal. */
export const checkedText = ({ breaks, judged, undeclared }: Checked): string =>
  [
    ...(breaks.length > 0
      ? ['The contract of this checkout breaks what people run:', ...breaks.map((line) => `- ${line}`)]
      : [
          `The contract of this checkout breaks none of ${judged} ${judged === 1 ? 'release' : 'releases'} that people have or get next.`,
        ]),
    ...(undeclared.length > 0 ? [`Nothing is known of ${undeclared.join(', ')}: built without contract.json.`] : []),
  ].join('\n');
