import { mayOpen } from '@lectern/auth/may-open';
import type { Right } from '@lectern/contract/rights';
import { withoutQuery } from '@lectern/remote-kit/without-query';
import type { Contribution } from './contributions';
import { matchRoute } from './routes';

/** What the host writes over a contribution. */
export interface Heading {
  readonly title: string;
  /** Where it leads; nowhere for who may not open that screen. */
  readonly to?: string;
}

/** The heading that a contribution declares, as this person may use it. */
export const headingOf = (
  { entry, slot: { title = '', to = '' } }: Contribution,
  rights: ReadonlySet<Right>,
): Heading => {
  const match = matchRoute(withoutQuery(to), [entry]);
  return match && mayOpen(match.route.access, rights) ? { title, to } : { title };
};
