import { auditCalls } from '@lectern/contract/platform/audit';
import { CopyLink, History, TimelineEntry, TimelineList } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import { auditRows } from '../data/history';
import { refuse, reply, wait, type States } from '../page/story';
import { historyWords } from './history-words';

const show = () => <History entity="skills" id={11} words={historyWords} />;

export const history: States = {
  loading: { show, answers: [wait(auditCalls.entity)] },
  entries: { show, answers: [reply(auditCalls.entity, { items: auditRows, hasMore: true })] },
  empty: { show, answers: [reply(auditCalls.entity, { items: [], hasMore: false })] },
  error: { show, answers: [refuse(auditCalls.entity, 500, { message: 'Unable to process request' })] },
};

export const copyLink: States = { usual: { show: () => <CopyLink /> } };

export const timeline: States = {
  usual: {
    show: () => (
      <TimelineList>
        <TimelineEntry
          icon={<Icon name="rotate-ccw" size={14} />}
          tone="warning"
          at="2026-11-21T11:18:00.000Z"
          time="11:18"
        >
          <b>catalog-mfe</b> 1.4.2 → 1.4.1, rolled back by health
        </TimelineEntry>
        <TimelineEntry icon={<Icon name="circle" size={14} />} at="2026-11-21T11:02:00.000Z" time="11:02">
          <b>catalog-mfe</b> 1.4.2 promoted to all
        </TimelineEntry>
      </TimelineList>
    ),
  },
};
