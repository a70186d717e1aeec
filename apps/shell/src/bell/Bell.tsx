import { useState, type ComponentType, type ReactNode } from 'react';
import { Bell as BellIcon } from 'lucide-react';
import { notify } from '@lectern/ui-kit';
import { IconButton, Tooltip } from '@lectern/ui-kit/mui';
import { useLostCode } from '../session/expired';
import * as texts from '../texts/tools';
import type { BellPanelProps } from './BellPanel';
import { badgeOf, useUnread } from './unread';
import './bell.css';

/** The bell with its count; what it opens is fetched when it is first opened. */
export function Bell(): ReactNode {
  const unread = useUnread();
  const lost = useLostCode();
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<BellPanelProps>>();
  const open = (): void => {
    setIsOpen(true);
    void import(/* webpackChunkName: "panels" */ './BellPanel').then(
      (module) => setPanel(() => module.BellPanel),
      (error) => lost(error, () => notify('error', '')),
    );
  };
  const name = unread > 0 ? texts.notificationsUnread(unread) : texts.notifications;
  return (
    <>
      <Tooltip title={texts.notifications}>
        <IconButton aria-label={name} aria-haspopup="dialog" onClick={open} className="bell">
          <BellIcon size={16} strokeWidth={1.75} aria-hidden />
          {unread > 0 && (
            <span className="bell-count" aria-hidden="true">
              {badgeOf(unread)}
            </span>
          )}
        </IconButton>
      </Tooltip>
      {Panel && <Panel open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
