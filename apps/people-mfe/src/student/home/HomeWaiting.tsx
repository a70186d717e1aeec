import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { studentCalls } from '@lectern/contract/people';
import type { PropsOf, shellHomeV2 } from '@lectern/remote-kit/slots';
import { dateText } from '@lectern/ui-kit';
import { HomeBody, HomeRows } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../../texts/home';
import { infoPath, listPath } from '../address';

const query = { sort: 'createdAt', filter: { leadState: 'eq:new' } } as const;
const allPath = `${listPath}?${new URLSearchParams({ sort: query.sort, 'filter[leadState]': query.filter.leadState })}`;

/** Block of the home page: new leads, those who wait longest first. */
export default function HomeWaiting({ rows }: PropsOf<typeof shellHomeV2>): ReactNode {
  const read = useRead(studentCalls.list, { limit: rows, ...query }, { quiet: true, handled: 'all' });
  const { data } = read;
  return (
    <HomeBody reads={[read]} failed={texts.notLoaded}>
      <HomeRows
        rows={rows}
        items={data?.items}
        none={texts.nobodyWaits}
        row={({ id, name, createdAt }) => (
          <li key={id}>
            <Link to={infoPath(id)}>{name}</Link>
            <span>{dateText(createdAt)}</span>
          </li>
        )}
      />
      {data && data.total > rows && (
        <p>
          <Link to={allPath}>{texts.all(data.totalIsEstimate ? '10,000+' : data.total.toLocaleString('en-GB'))}</Link>
        </p>
      )}
    </HomeBody>
  );
}
