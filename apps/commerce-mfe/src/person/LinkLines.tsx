import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { fullMoney, paylinkCalls, paylinkStatuses, type Person } from '@lectern/contract/commerce';
import { Link } from '@lectern/ui-kit/router';
import { filterOf, linkPath, linksOf } from '../payment/address';
import * as texts from '../texts/person-money';

const shown = 5;

/** The last payment links of a person, among those that the reader may see. */
export function LinkLines({ person }: { readonly person: Person }): ReactNode {
  const { data, error } = useRead(
    paylinkCalls.list,
    { filter: filterOf(person), limit: shown },
    { quiet: true, handled: 'all' },
  );
  if (error) return <p className="is-nothing">{texts.linksNotLoaded}</p>;
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <h3>{texts.links}</h3>
      <ul className="person-money" aria-label={texts.links}>
        {data.items.map((link) => (
          <li key={link.id}>
            <Link to={linkPath(link.id)}>{link.item.title}</Link>
            <span>
              {fullMoney(link.totalMinor, link)} {paylinkStatuses[link.status].toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
      <Link to={linksOf(person)}>{texts.allLinks}</Link>
    </>
  );
}
