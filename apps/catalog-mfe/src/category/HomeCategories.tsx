import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { categoryCalls, categoryStatuses, type CategoryStatus } from '@lectern/contract/catalog';
import { Button, Skeleton } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { StatusLabel } from '@lectern/ui-kit';
import * as texts from '../texts/home';
import './home.css';

/** How many categories have this status: a list of one row tells the total. */
const useTotal = (status: CategoryStatus) => useRead(categoryCalls.list, { limit: 1, filter: { status: `eq:${status}` } }, { quiet: true, handled: 'all' });

function Total({ status, total }: { readonly status: CategoryStatus; readonly total: number | undefined }): ReactNode {
  return (
    <li>
      <Link to={`/category/list?${new URLSearchParams({ 'filter[status]': `eq:${status}` })}`}>
        <StatusLabel status={status} />
      </Link>
      {total === undefined ? <Skeleton width={24} height={20} /> : <span className="cat-home-number">{total.toLocaleString('en-GB')}</span>}
    </li>
  );
}

/** Block of the home page: categories by status, each figure a link to them. */
export default function HomeCategories(): ReactNode {
  const totals = { active: useTotal('active'), inactive: useTotal('inactive') };
  const failed = categoryStatuses.filter((status) => totals[status].isError);
  return (
    <div className="cat-home">
      <h2>
        <Link to="/category/list">{texts.title}</Link>
      </h2>
      {failed.length > 0 ? (
        <p role="alert">
          {texts.failed} <Button onClick={() => failed.forEach((status) => void totals[status].refetch())}>{texts.retry}</Button>
        </p>
      ) : (
        <ul>
          {categoryStatuses.map((status) => (
            <Total key={status} status={status} total={totals[status].data?.total} />
          ))}
        </ul>
      )}
    </div>
  );
}
