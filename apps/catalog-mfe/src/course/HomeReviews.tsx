import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { courseCalls } from '@lectern/contract/catalog';
import type { PropsOf, shellHomeV2 } from '@lectern/remote-kit/slots';
import { HomeBody, HomeRows } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/home';
import { infoPath, reviewPath } from './address';

/** Block of the home page: the courses that wait for review, the oldest first. */
export default function HomeReviews({ rows }: PropsOf<typeof shellHomeV2>): ReactNode {
  const read = useRead(
    courseCalls.list,
    { limit: rows, sort: 'createdAt', filter: { status: 'eq:review' } },
    { quiet: true, handled: 'all' },
  );
  const total = read.data?.total ?? 0;
  return (
    <HomeBody reads={[read]} failed={texts.coursesFailed}>
      <HomeRows
        rows={rows}
        items={read.data?.items}
        none={texts.noCourses}
        row={({ id, title, trainerName }) => (
          <li key={id}>
            <Link to={infoPath(id)}>{title}</Link>
            <span>{trainerName}</span>
          </li>
        )}
      />
      {total > rows && (
        <p>
          <Link to={reviewPath}>{texts.allCourses(total)}</Link>
        </p>
      )}
    </HomeBody>
  );
}
