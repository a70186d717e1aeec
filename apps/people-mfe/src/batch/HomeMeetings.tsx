import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { meetingCalls } from '@lectern/contract/people';
import type { PropsOf, shellHomeV2 } from '@lectern/remote-kit/slots';
import { clockText } from '@lectern/ui-kit';
import { HomeBody, HomeRows } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/home-meetings';
import { batchPath, listPath } from './address';

/** Block of the home page: today's meetings, the first one first, at the console's own time. */
export default function HomeMeetings({ rows }: PropsOf<typeof shellHomeV2>): ReactNode {
  const read = useRead(meetingCalls.today, { limit: rows }, { quiet: true, handled: 'all' });
  const { data } = read;
  return (
    <HomeBody reads={[read]} failed={texts.notLoaded}>
      <HomeRows
        rows={rows}
        items={data?.items}
        none={texts.none}
        row={({ id, batchId, title, startsAt, trainerName }) => (
          <li key={id}>
            <Link to={batchPath(batchId)}>{title}</Link>
            <span>{texts.atWith(clockText(startsAt), trainerName)}</span>
          </li>
        )}
      />
      {data && data.total > rows && (
        <p>
          <Link to={listPath}>{texts.all(data.total)}</Link>
        </p>
      )}
    </HomeBody>
  );
}
