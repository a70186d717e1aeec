import type { ReactNode } from 'react';
import type { RemoteEvent } from '@lectern/contract/platform/remotes-overview';
import { Note } from '@lectern/ui-kit/form';
import { Link } from '@lectern/ui-kit/mui';
import * as texts from '../texts/remotes-overview';
import { momentText } from './moment-text';
import { rateOf, rateText } from './figures';

interface Props {
  readonly event: RemoteEvent;
  readonly onWhy: () => void;
}

/** Announces an automatic rollback, its reason, and leads to what failed. */
export function RolledBack({ event: { remote, from, to, at, failed }, onWhy }: Props): ReactNode {
  const time = momentText(at, new Date());
  return (
    <Note icon="rotate-ccw" tone="warning">
      <b>{texts.wasRolledBack(remote, from ?? '', to)}</b>
      {failed
        ? texts.rolledBackWhy(time, rateText(rateOf(failed)), failed.percent, rateText(failed.limit))
        : texts.rolledBackAt(time)}{' '}
      <Link component="button" type="button" onClick={onWhy}>
        {texts.whatFailed}
      </Link>
    </Note>
  );
}
