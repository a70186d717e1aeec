import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@lectern/ui-kit/router';
import { HomeBody } from './HomeBody';

interface Props extends ComponentProps<typeof HomeBody> {
  readonly title: string;
  /** The screen that the block is about. */
  readonly to: string;
  /** How many there are, next to the title. */
  readonly total?: number | undefined;
}

/** A block of the home page that brings its own heading: for version 1 of the slot. */
export function HomeBlock({ title, to, total, ...body }: Props): ReactNode {
  return (
    <div className="home-block">
      <h2>
        <Link to={to}>{title}</Link>
        {total !== undefined && <span className="home-number">{total.toLocaleString('en-GB')}</span>}
      </h2>
      <HomeBody {...body} />
    </div>
  );
}
