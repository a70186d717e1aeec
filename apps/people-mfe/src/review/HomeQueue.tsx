import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { verificationCalls } from '@lectern/contract/people';
import type { PropsOf, shellHomeV2 } from '@lectern/remote-kit/slots';
import { dateText } from '@lectern/ui-kit';
import { HomeBody, HomeRows } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/review';
import { reviewPath } from '../trainer/address';
import { partNameOf, profileOf } from './names';

/** Block of the home page: parts that wait for a decision, who waits longest first. */
export default function HomeQueue({ rows }: PropsOf<typeof shellHomeV2>): ReactNode {
  const read = useRead(verificationCalls.queue, { limit: rows }, { quiet: true, handled: 'all' });
  const { data } = read;
  return (
    <HomeBody reads={[read]} failed={texts.notLoaded}>
      <HomeRows
        rows={rows}
        items={data?.items}
        none={texts.nothing}
        row={(item) => (
          <li key={`${item.kind} ${item.ownerId} ${item.part}`}>
            <Link to={profileOf(item)}>{texts.now(partNameOf(item), item.ownerName)}</Link>
            <span>{dateText(item.waitingSince)}</span>
          </li>
        )}
      />
      {data && data.total > rows && (
        <p>
          <Link to={reviewPath}>{texts.all(data.total)}</Link>
        </p>
      )}
    </HomeBody>
  );
}
