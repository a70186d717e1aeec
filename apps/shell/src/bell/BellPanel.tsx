import { useId, useState, type ReactNode } from 'react';
import { Drawer, IconButton } from '@lectern/ui-kit/mui';
import { Icon } from '@lectern/ui-kit/icons';
import * as texts from '../texts/bell';
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
  { id: 'notifications', title: texts.notifications, content: (close) => <NotificationsPlace onLeave={close} /> },
  { id: 'jobs', title: texts.jobs, content: (close) => <JobsPlace onLeave={close} /> },
  { id: 'messages', title: texts.messages, content: () => <MessagesPlace /> },
];

/** What the bell opens: what one was told, what works in the background, and the toasts of this visit. It keeps its place while the page lives. */
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
        <IconButton aria-label={texts.close} title={texts.closeByKey} onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </header>
      <Places places={places} current={current} onChoose={setCurrent} close={onClose} />
    </Drawer>
  );
}
