import { useId, useState, type ReactNode } from 'react';
import { Drawer, IconButton, Tooltip } from '@lectern/ui-kit/mui';
import { Icon } from '@lectern/ui-kit/icons';
import * as texts from '../texts/bell';
import { JobsTab } from './JobsTab';
import { MessagesTab } from './MessagesTab';
import { NotificationsTab } from './NotificationsTab';
import { BellTabs, type BellTab } from './BellTabs';
import './bell-panel.css';

export interface BellPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const tabs: readonly BellTab[] = [
  { id: 'notifications', title: texts.notifications, content: (close) => <NotificationsTab onLeave={close} /> },
  { id: 'jobs', title: texts.jobs, content: (close) => <JobsTab onLeave={close} /> },
  { id: 'messages', title: texts.messages, content: () => <MessagesTab /> },
];

/** What the bell opens: notifications, background jobs and the toasts of this visit. It keeps its tab while the page lives. */
export function BellPanel({ open, onClose }: BellPanelProps): ReactNode {
  const id = useId();
  const [current, setCurrent] = useState('notifications');
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, className: 'panel bell-panel' },
      }}
    >
      <header className="panel-head">
        <h2 id={id}>{texts.news}</h2>
        <Tooltip title={texts.closeByKey}>
          <IconButton aria-label={texts.close} onClick={onClose}>
            <Icon name="x" />
          </IconButton>
        </Tooltip>
      </header>
      <BellTabs tabs={tabs} current={current} onChoose={setCurrent} close={onClose} />
    </Drawer>
  );
}
