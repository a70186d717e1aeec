import { useId, useState, type ReactNode } from 'react';
import { Drawer, IconButton } from '@lectern/ui-kit/mui';
import { Icon } from '@lectern/ui-kit/icons';
import { JobsPlace } from './JobsPlace';
import { MessagesPlace } from './MessagesPlace';
import { NotificationsPlace } from './NotificationsPlace';
import { Places, type Place } from './Places';
import './bell-panel.css';

export interface BellPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const places: readonly Place[] = [
  { id: 'notifications', title: 'Notifications', content: (close) => <NotificationsPlace onLeave={close} /> },
  { id: 'jobs', title: 'Jobs', content: () => <JobsPlace /> },
  { id: 'messages', title: 'Recent messages', content: () => <MessagesPlace /> },
];

/** What the bell opens: what one was told, what works in the background, and the toasts of this visit. It keeps its place while the page lives. */
export function BellPanel({ open, onClose }: BellPanelProps): ReactNode {
  const id = useId();
  const [current, setCurrent] = useState('notifications');
  return (
    <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, className: 'panel bell-panel' } }}>
      <header className="panel-head">
        <h2 id={id}>News</h2>
        <IconButton aria-label="Close" title="Close (Esc)" onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </header>
      <Places places={places} current={current} onChoose={setCurrent} close={onClose} />
    </Drawer>
  );
}
