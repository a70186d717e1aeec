import type { ReactNode } from 'react';
import type { ReleaseOverview, RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import { StatusLabel, timeText } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import * as texts from '../texts/remotes-overview';
import { Fact, GateFact } from './Fact';
import { channelsOf } from './channels-of';
import { shortVersion } from './short-version';
import { sizeWords } from './size-words';

/** Who gets a release, if anybody does. */
const cohortOf = (remote: RemoteOverview, version: string): string | undefined => {
  const { canary } = remote;
  const places = channelsOf(remote, version);
  if (canary && places.includes('canary'))
    return texts.ofPeople(
      canary.percent,
      canary.roles.map(({ name }) => name),
    );
  return places.includes('live') ? (canary ? texts.everybodyElse : texts.everybody) : undefined;
};

/** How many files there are, and until when; a release whose time was over has none. */
const filesWords = ({ files, filesKeptUntil: until }: ReleaseOverview): string => {
  if (until === null) return texts.filesKept(files);
  return files === 0 ? texts.filesGone(timeText(until)) : texts.filesUntil(files, timeText(until));
};

interface Props {
  readonly remote: RemoteOverview;
  readonly release: ReleaseOverview;
  /** The size of what is live, where that is another release. */
  readonly liveBytes: number | undefined;
}

/** What is known of a release: who published it, who gets it, what the gates say now, whose signature it has, its size. */
export function ReleaseFacts({ remote, release, liveBytes }: Props): ReactNode {
  const {
    version,
    publishedAt,
    publishedBy,
    publishedKey,
    commit,
    people,
    loads,
    reasons,
    shellRange,
    sharedModules,
    signature,
    atPublish,
    state,
    stateReason,
    faults,
    lastError,
    lastReference,
  } = release;
  const who = publishedBy ?? (publishedKey === null ? undefined : texts.byKey(publishedKey));
  const cohort = cohortOf(remote, version);
  const met = texts.faultsMet(faults);
  const { size, compared } = sizeWords(release, liveBytes, remote.live);
  return (
    <dl className="remotes-facts">
      <Fact name={texts.published}>{texts.publishedAs(timeText(publishedAt), who, commit.slice(0, 12))}</Fact>
      {remote.state === 'disabled' && <Fact name={texts.remote}>{texts.offBecause(remote.message)}</Fact>}
      {remote.refused !== null && <Fact name={texts.remote}>{texts.blockedBecause(remote.refused)}</Fact>}
      {state === 'withdrawn' && <Fact name={texts.standing}>{texts.withdrawn(stateReason)}</Fact>}
      {cohort !== undefined && <Fact name={texts.cohort}>{texts.reach(cohort, people, loads)}</Fact>}
      {met !== undefined && (
        <Fact name={texts.faults}>
          {met} {lastError !== null && <span className="remotes-quiet">{texts.lastMet(lastError, lastReference)}</span>}
        </Fact>
      )}
      <GateFact name={texts.contractGate} reasons={reasons.contract}>
        {texts.runsIn(shellRange)}
      </GateFact>
      <GateFact name={texts.sharedGate} reasons={reasons.shared}>
        {texts.sharesAll(sharedModules)}
      </GateFact>
      <GateFact name={texts.otherGates} reasons={reasons.other} />
      {atPublish && (
        <GateFact name={texts.atPublish} reasons={[]}>
          {texts.judgedThen(
            atPublish.shell,
            atPublish.beside.map(({ name, version: other }) => `${name} ${shortVersion(other)}`),
            atPublish.contract,
          )}
        </GateFact>
      )}
      <Fact name={texts.signature}>
        {signature.valid && !signature.revoked ? (
          <span className="status is-success">
            <Icon name="lock" size={14} />
            {texts.valid}
          </span>
        ) : (
          <StatusLabel status="failed" label={signature.valid ? texts.revokedWord : texts.invalid} />
        )}{' '}
        <span className="remotes-quiet">{texts.byKeyOf(signature.label, signature.revoked)}</span>
      </Fact>
      <Fact name={texts.size}>
        {size} <span className="remotes-quiet">{compared}</span>
      </Fact>
      <Fact name={texts.files}>{filesWords(release)}</Fact>
    </dl>
  );
}
