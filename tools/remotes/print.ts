import type { ResponseOf } from '@lectern/contract';
import type { remotesCalls, RemoteStatus } from '@lectern/contract/platform';
import { shellName } from '@lectern/remote-kit/shell-name';
import type { PublishedBuild } from './publish';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;

export const switchedText = ({ name, version, before, revision }: ResponseOf<typeof remotesCalls.promote>): string =>
  `${name}@${version ?? ''} is live${before ? `, ${before} was before` : ''} (registry revision ${revision}).`;

type Canary = NonNullable<RemoteStatus['canary']>;
/** Users of a canary: '10 % of the people and the roles 2, 3'. */
export const peopleText = ({ percent, roles }: Pick<Canary, 'percent' | 'roles'>): string =>
  [
    percent > 0 ? `${percent} % of the people` : '',
    roles.length > 0 ? `the role${roles.length > 1 ? 's' : ''} ${roles.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' and ');

export const canaryText = (
  { name, version, before, revision }: ResponseOf<typeof remotesCalls.canary>,
  people: Pick<Canary, 'percent' | 'roles'>,
): string =>
  `${name}@${version ?? ''} goes to ${peopleText(people)}, ${before ?? ''} to everybody else (registry revision ${revision}).`;

const place = ({ live, next, previous, canary }: RemoteStatus, version: string): string =>
  [
    version === live ? 'live' : '',
    canary && version === canary.version ? `canary for ${peopleText(canary)}` : '',
    version === next ? 'next' : '',
    version === previous ? 'before' : '',
  ]
    .filter(Boolean)
    .join(', ');

type Judged = ResponseOf<typeof remotesCalls.canDeploy>;

/** A line for each of several shells, with every reason of one that refuses the release. Of a single shell the channels say it. */
const shellLines = ({ name, version, shells }: Pick<Judged, 'name' | 'version' | 'shells'>): string[] =>
  shells.length < 2
    ? []
    : shells.flatMap((shell) => [
        `${name}@${version} ${shell.reasons.length === 0 ? 'fits' : 'does not fit'} ${shellName(shell)}${shell.reasons.length === 0 ? '.' : ':'}`,
        ...shell.reasons.map((reason) => `- ${reason}`),
      ]);

/** A line for a published release, then a line for each of several shells. */
export const publishedText = (published: PublishedBuild): string => {
  const { name, version, already, files, uploaded, uploadedBytes } = published;
  return already
    ? `${name}@${version} is published already.`
    : [
        `${name}@${version} is published: ${files} files, ${uploaded} of them uploaded (${kilobytes(uploadedBytes)}).`,
        ...shellLines(published),
      ].join('\n');
};

/** A line for each channel, and below it every reason why not; then a line for each shell. */
export const judgedText = (judged: Judged): string =>
  [
    ...judged.channels.flatMap(({ channel, compatible, reasons }) => [
      `${judged.name}@${judged.version} ${compatible ? 'can' : 'can’t'} come ${channel}${compatible ? '.' : ':'}`,
      ...reasons.map((reason) => `- ${reason}`),
    ]),
    ...shellLines(judged),
  ].join('\n');

const day = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

/** A remote's head line and one line for each of its newest releases. */
export const statusText = (status: RemoteStatus): string =>
  [
    `${status.name}  ${status.title}, ${status.team}${status.state === 'disabled' ? `  disabled: ${status.message}` : ''}  live: ${status.live ?? 'nothing'}`,
    ...(status.refused === null ? [] : [`  blocked: ${status.refused}`]),
    ...status.releases.map(({ version, publishedAt, commit, bytes }) =>
      `  ${version}  ${day(publishedAt)}  ${kilobytes(bytes)}  ${commit.slice(0, 10)}  ${place(status, version)}`.trimEnd(),
    ),
  ].join('\n');
