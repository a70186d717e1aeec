import type { Cause, LiveRelease, Release, Sha384 } from '@lectern/remote-kit';
import { readRelease } from '@lectern/remote-kit/release';
import type { Composition } from '../composition/composition-api';
import * as texts from '../texts/override';

/** What an override names: this remote, from there. */
export interface OverrideTarget {
  readonly name: string;
  readonly origin: string;
}

/** Why what an origin serves may not run. */
export interface Blocker {
  readonly cause: Cause;
  readonly reasons: readonly string[];
  readonly file?: string;
  /** What happened and what to do, where the cause alone would say something else. */
  readonly message?: string;
  /** Where release.json could be read. */
  readonly version?: string;
}

/** A release that may run in this page, or why it may not. */
export type Read =
  { readonly release: Release; readonly digest: Sha384; readonly blocker?: undefined } | { readonly blocker: Blocker };

/** How long an origin may take in all, in ms: the page waits for it before its first screen. */
const timeout = 5_000;
const incompatible = (reasons: readonly string[], version?: string): { blocker: Blocker } => ({
  blocker: { cause: 'incompatible', reasons, ...(version !== undefined && { version }) },
});

const ask = (address: string, mode: RequestMode, signal: AbortSignal): Promise<Response> =>
  fetch(address, { mode, credentials: 'omit', cache: 'no-store', signal });

const noAnswer = (cause: Cause, file: string, { origin, name }: OverrideTarget): { blocker: Blocker } => ({
  blocker: { cause, reasons: [], file, message: texts.noAnswer(origin, name) },
});

/** A browser does not say why it refused an answer; an opaque answer shows that the server is there. */
const whyNoAnswer = async (
  target: OverrideTarget,
  address: string,
  error: unknown,
  signal: AbortSignal,
): Promise<{ blocker: Blocker }> => {
  if (error instanceof DOMException && error.name === 'TimeoutError') return noAnswer('timeout', address, target);
  const isThere = await ask(address, 'no-cors', signal).then(
    () => true,
    () => false,
  );
  return isThere ? incompatible([texts.noCors(address, location.origin)]) : noAnswer('offline', address, target);
};

type Tools = Pick<Composition, 'digestOf' | 'reasonsWith'>;

const judge = async (
  { reasonsWith }: Tools,
  { name, origin }: OverrideTarget,
  text: string,
  others: readonly LiveRelease[],
): Promise<{ release: Release } | { blocker: Blocker }> => {
  const { release, reasons } = readRelease(text);
  if (!release) return incompatible([texts.notUsable(origin), ...reasons]);
  if (release.declared.name !== name)
    return incompatible([texts.anotherRemote(origin, release.declared.name, name)], release.version);
  const against = await reasonsWith(others, release);
  return against.length > 0 ? incompatible([texts.notUsable(origin), ...against], release.version) : { release };
};

/** Reads release.json from a developer's origin and asks both gates, with every other remote of this page. Never throws. */
export const readOverride = async (
  tools: Tools,
  target: OverrideTarget,
  others: readonly LiveRelease[],
): Promise<Read> => {
  const address = `${target.origin}/release.json`;
  const signal = AbortSignal.timeout(timeout);
  try {
    const answer = await ask(address, 'cors', signal);
    if (answer.status === 404) return { blocker: { cause: 'missing', reasons: [], file: address } };
    if (!answer.ok) return incompatible([texts.answered(address, answer.status)]);
    const bytes = await answer.arrayBuffer();
    const judged = await judge(tools, target, new TextDecoder().decode(bytes), others);
    return 'blocker' in judged ? judged : { release: judged.release, digest: await tools.digestOf(bytes) };
  } catch (error) {
    return whyNoAnswer(target, address, error, signal);
  }
};
