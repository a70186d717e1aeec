import type { ChannelRelease } from '@lectern/contract/platform/remote-contracts';
import { contractGate, sharedGate, type Given } from './gates';
import { refuseContributions } from './slots';
import type { LiveRelease, Release } from './types';

/** A shell as gates read it. */
export interface GatedShell {
  readonly version: string;
  readonly given: Given;
}

/** Every reason of a shell to refuse a release next to these live ones. */
export const shellGate = (release: Release, live: readonly LiveRelease[], { version, given }: GatedShell): string[] => [
  ...contractGate(release, live, version),
  ...refuseContributions(release.declared.slots),
  ...sharedGate(release, given),
];

/** A release that people have or may get, and the reasons of a shell to refuse it. */
export interface JudgedRelease {
  /** 'people-mfe@1.0.0 (live, next)' */
  readonly name: string;
  readonly remote: string;
  readonly channels: ChannelRelease['channels'];
  readonly reasons: readonly string[];
}

const releaseIn = ({ release }: ChannelRelease): Release => release as Release;

/** Releases of a console against a shell. Each is judged next to the live releases and canaries of the other remotes. */
export const judgeReleases = (releases: readonly ChannelRelease[], shell: GatedShell): readonly JudgedRelease[] => {
  const live = releases
    .filter(({ channels }) => channels.some((channel) => ['live', 'stand-in', 'canary'].includes(channel)))
    .map(releaseIn);
  return releases.map((each) => ({
    name: `${each.name}@${each.version} (${each.channels.join(', ')})`,
    remote: each.name,
    channels: each.channels,
    reasons: shellGate(releaseIn(each), live, shell),
  }));
};
