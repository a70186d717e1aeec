import type { ReactNode } from 'react';
import { useSession } from '@lectern/auth';
import { mayOpen } from '@lectern/auth/may-open';
import { Link } from '@lectern/ui-kit/router';
import { settingRoutes } from '../layout/own-routes';
import * as texts from '../texts/setting';
import './setting.css';

/** The parts of the settings that this person may open, each a route of its own. */
export function SettingTabs({ current }: { readonly current: string }): ReactNode {
  const { rights } = useSession();
  return (
    <nav className="setting-tabs" aria-label={texts.sections}>
      {settingRoutes
        .filter(({ access }) => mayOpen(access, rights))
        .map(({ path, title }) => (
          <Link key={path} to={path} aria-current={path === current ? 'page' : undefined}>
            {title}
          </Link>
        ))}
    </nav>
  );
}
