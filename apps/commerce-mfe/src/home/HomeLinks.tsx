import type { ReactNode } from 'react';
import { fullMoney } from '@lectern/contract/commerce';
import type { PropsOf, shellHomeV2 } from '@lectern/remote-kit/slots';
import { dateText } from '@lectern/ui-kit';
import { HomeBody, HomeRows } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import { linkPath } from '../payment/address';
import * as texts from '../texts/home-money';
import { useHome } from './use-home';

/** Block of the home page: payment links that nobody has paid yet, those that expire first. */
export default function HomeLinks({ rows }: PropsOf<typeof shellHomeV2>): ReactNode {
  const read = useHome();
  return (
    <HomeBody reads={[read]} failed={texts.notLoaded}>
      <HomeRows
        rows={rows}
        items={read.data && (read.data.links ?? [])}
        none={texts.noLinks}
        row={(link) => (
          <li key={link.id}>
            <Link to={linkPath(link.id)}>{link.personName}</Link>
            <span>
              {fullMoney(link.totalMinor, link)}, {texts.expires(dateText(link.expiresAt))}
            </span>
          </li>
        )}
      />
    </HomeBody>
  );
}
