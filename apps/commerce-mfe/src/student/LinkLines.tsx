import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { fullMoney, paylinkCalls, paylinkStatuses } from '@lectern/contract/commerce';
import { Link } from '@lectern/ui-kit/router';
import { linkPath, linksOf } from '../payment/address';
import * as texts from '../texts/student';

const shown = 5;

/** The last payment links of a student, among those that the reader may see. */
export function LinkLines({ studentId }: { readonly studentId: number }): ReactNode {
  const { data, error } = useRead(
    paylinkCalls.list,
    { filter: { studentId: `eq:${studentId}` }, limit: shown },
    { quiet: true, handled: 'all' },
  );
  if (error) return <p className="is-nothing">{texts.linksNotLoaded}</p>;
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <h3>{texts.links}</h3>
      <ul className="student-money" aria-label={texts.links}>
        {data.items.map((link) => (
          <li key={link.id}>
            <Link to={linkPath(link.id)}>{link.item.title}</Link>
            <span>
              {fullMoney(link.totalMinor, link)} {paylinkStatuses[link.status].toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
      <Link to={linksOf(studentId)}>{texts.allLinks}</Link>
    </>
  );
}
