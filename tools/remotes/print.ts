import type { ResponseOf } from '@lectern/contract';
import type { remotesCalls, RemoteStatus } from '@lectern/contract/platform';
import type { PublishedBuild } from './publish';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;

export const publishedText = ({ name, version, already, files, uploaded, uploadedBytes }: PublishedBuild): string =>
  already ? `${name}@${version} is published already.` : `${name}@${version} is published: ${files} files, ${uploaded} of them uploaded (${kilobytes(uploadedBytes)}).`;

export const switchedText = ({ name, version, before, revision }: ResponseOf<typeof remotesCalls.promote>): string =>
  `${name}@${version ?? ''} is live${before ? `, ${before} was before` : ''} (registry revision ${revision}).`;

const place = ({ live, next, previous }: RemoteStatus, version: string): string =>
  [version === live ? 'live' : '', version === next ? 'next' : '', version === previous ? 'before' : ''].filter(Boolean).join(', ');

const day = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

/** A remote's head line and one line for each of its newest releases. */
export const statusText = (status: RemoteStatus): string =>
  [
    `${status.name}  ${status.title}, ${status.team}${status.state === 'disabled' ? '  disabled' : ''}  live: ${status.live ?? 'nothing'}`,
    ...status.releases.map(({ version, publishedAt, commit, bytes }) => `  ${version}  ${day(publishedAt)}  ${kilobytes(bytes)}  ${commit.slice(0, 10)}  ${place(status, version)}`.trimEnd()),
  ].join('\n');
