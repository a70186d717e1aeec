import type { ReactNode } from 'react';
import { paymentMarks } from '@lectern/contract/commerce';
import { figureText } from '@lectern/contract/figures';
import type { PropsOf, shellHomeV2 } from '@lectern/remote-kit/slots';
import { HomeBody, HomeRows } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import { listOfMark } from '../payment/address';
import * as texts from '../texts/home-money';
import { useHome } from './use-home';

/** Block of the home page: payments that somebody has to decide about, by their mark. */
export default function HomeToLookAt({ rows }: PropsOf<typeof shellHomeV2>): ReactNode {
  const read = useHome();
  return (
    <HomeBody reads={[read]} failed={texts.notLoaded}>
      <HomeRows
        rows={rows}
        items={read.data && (read.data.toLookAt ?? [])}
        none={texts.nothingToLookAt}
        row={({ mark, count }) => (
          <li key={mark}>
            <Link to={listOfMark(mark)}>{paymentMarks[mark]}</Link>
            <span>{figureText(count)}</span>
          </li>
        )}
      />
    </HomeBody>
  );
}
