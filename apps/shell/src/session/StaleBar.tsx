import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import { useTabState, type Stale } from './tab-state';

const texts: Readonly<Record<NonNullable<Stale>, string>> = {
  'other session': 'Somebody else signed in, in another tab of this browser. This tab saves nothing more; reload it to go on. What you typed stays here until then.',
  'impersonation over': 'Acting for somebody else is over. This tab saves nothing more under their name; reload it to go on as yourself. What you typed stays here until then.',
  'signed out': 'You signed out in another tab of this browser. This tab saves nothing more; reload it to sign in. What you typed stays here until then.',
};

/** The bar of a tab whose session is no longer the browser's. Where something was typed the browser itself asks, and its draft is kept. */
export function StaleBar(): ReactNode {
  const stale = useTabState((tab) => tab.stale);
  return stale ? (
    <div className="tab-bar" role="alert">
      <span>{texts[stale]}</span>
      <Button size="small" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  ) : null;
}
