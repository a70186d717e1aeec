import type { ReactNode } from 'react';
import { Link } from '@lectern/ui-kit/router';
import { firstSetting } from '../layout/own-routes';
import * as texts from '../texts/remotes-overview';

/** The places of the settings, each a route of its own. */
export function SettingTabs(): ReactNode {
  return (
    <nav className="remotes-tabs" aria-label={texts.sections}>
      <Link to={firstSetting} aria-current="page">
        {texts.remotes}
      </Link>
    </nav>
  );
}
