import { useNavigate } from '@lectern/ui-kit/router';
import { choose, usePreferences } from '../layout/preferences';
import { askOverride } from '../override/open-dialog';
import { useWaysOut } from '../session/ways-out';
import type { Entry } from './entries';
import { useOpened } from './opened';

/** Opens what a line of the palette leads to, or does what it says. */
export const useOpen = (close: () => void): ((entry: Entry, inNewTab: boolean) => void) => {
  const navigate = useNavigate();
  const { signOut } = useWaysOut();
  const { theme = 'light' } = usePreferences();
  return ({ to, action }, inNewTab) => {
    if (to !== undefined && inNewTab) return void window.open(to, '_blank', 'noopener');
    if (action === 'shortcuts') return void useOpened.setState('shortcuts', true);
    close();
    if (to !== undefined) void navigate(to);
    else if (action === 'override') askOverride();
    else if (action === 'theme') void choose({ theme: theme === 'dark' ? 'light' : 'dark' });
    else if (action === 'sign out') void signOut();
  };
};
