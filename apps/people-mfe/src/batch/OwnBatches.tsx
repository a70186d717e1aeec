import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract';
import { batchCalls, batchStatuses } from '@lectern/contract/people';
import { StatusLabel } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import * as texts from '../texts/own-batches';
import { dayIn, hereText, spanIn, zoneText } from './zone-time';
import './own-batches.css';

type Own = ResponseOf<typeof batchCalls.own>;

function Meeting({ meeting }: { readonly meeting: Own['meetings'][number] }): ReactNode {
  const { title, topic, timeZone, startsAt, endsAt, joinUrl } = meeting;
  const here = hereText(timeZone, startsAt);
  return (
    <li>
      <strong>{title}</strong>
      <span>
        {dayIn(timeZone, startsAt)}, {spanIn(timeZone, startsAt, endsAt)} {zoneText(timeZone, startsAt)}
      </span>
      {here && <span>{texts.here(here)}</span>}
      {topic && <span>{topic}</span>}
      {joinUrl && (
        <a href={joinUrl} target="_blank" rel="noopener noreferrer">
          {texts.join}
        </a>
      )}
    </li>
  );
}

/** Block of the student area: one's own batches, and the meetings of the coming two weeks. */
export default function OwnBatches(): ReactNode {
  const read = useRead(batchCalls.own, {}, { handled: 'all', staleTime: 0 });
  const own = read.data;
  return (
    <section className="own-batches" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <PageRead reads={[read]} what={texts.theBatches} loading={texts.loading}>
        {() =>
          own && (
            <>
              {own.batches.length === 0 ? (
                <p>{texts.none}</p>
              ) : (
                <ul>
                  {own.batches.map(({ id, title, status, trainerName, timeZone, startsAt, endsAt }) => (
                    <li key={id}>
                      <strong>{title}</strong>
                      <span>{trainerName}</span>
                      <span>{texts.fromTo(dayIn(timeZone, startsAt), dayIn(timeZone, endsAt))}</span>
                      <StatusLabel status={batchStatuses[status]} />
                    </li>
                  ))}
                </ul>
              )}
              {own.meetings.length > 0 && (
                <>
                  <h3>{texts.meetings}</h3>
                  <ul>
                    {own.meetings.map((meeting) => (
                      <Meeting key={meeting.id} meeting={meeting} />
                    ))}
                  </ul>
                </>
              )}
            </>
          )
        }
      </PageRead>
    </section>
  );
}
