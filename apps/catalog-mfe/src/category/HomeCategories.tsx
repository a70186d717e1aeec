import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { categoryCalls, categoryStatuses, type CategoryStatus } from '@lectern/contract/catalog';
import { keysOf } from '@lectern/contract/records';
import { HomeBlock } from '@lectern/ui-kit/home';
import { Skeleton } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { StatusLabel } from '@lectern/ui-kit';
import * as texts from '../texts/home';

/** The number of categories of a status: the total of a list of one row. */
const useTotal = (status: CategoryStatus) =>
  useRead(categoryCalls.list, { limit: 1, filter: { status: `eq:${status}` } }, { quiet: true, handled: 'all' });

/** Block of the home page: categories by status, each figure a link to them. */
export default function HomeCategories(): ReactNode {
  const totals = { active: useTotal('active'), inactive: useTotal('inactive') };
  return (
    <HomeBlock title={texts.title} to="/category/list" reads={Object.values(totals)} failed={texts.failed}>
      <ul>
        {keysOf(categoryStatuses).map((status) => (
          <li key={status}>
            <Link to={`/category/list?${new URLSearchParams({ 'filter[status]': `eq:${status}` })}`}>
              <StatusLabel status={status} />
            </Link>
            {totals[status].data ? (
              <span className="home-number">{totals[status].data.total.toLocaleString('en-GB')}</span>
            ) : (
              <Skeleton width={24} height={20} />
            )}
          </li>
        ))}
      </ul>
    </HomeBlock>
  );
}
