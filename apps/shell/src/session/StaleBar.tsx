import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/stale';
import { useTabState } from './tab-state';

/** The bar of a tab whose session is no longer the browser's, or whose code no longer the server's. Where something was typed the browser itself asks before it goes; the words say whether a draft of it is kept. */
export function StaleBar(): ReactNode {
  const stale = useTabState((tab) => tab.stale);
  return stale ? (
    <div className="tab-bar" role="alert">
      <span>{texts.stale[stale]}</span>
      <Button size="small" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </div>
  ) : null;
}
