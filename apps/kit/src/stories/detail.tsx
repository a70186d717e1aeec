import { auditCalls } from '@lectern/contract/platform/audit';
import { CopyLink, History } from '@lectern/ui-kit/detail';
import { deeds } from '../data/history';
import { refuse, reply, wait, type States } from '../page/story';
import { historyWords } from './history-words';

const show = () => <History entity="skills" id={11} words={historyWords} />;

export const history: States = {
  loading: { show, answers: [wait(auditCalls.entity)] },
  entries: { show, answers: [reply(auditCalls.entity, { items: deeds, hasMore: true })] },
  empty: { show, answers: [reply(auditCalls.entity, { items: [], hasMore: false })] },
  error: { show, answers: [refuse(auditCalls.entity, 500, { message: 'Unable to process request' })] },
};

export const copyLink: States = { usual: { show: () => <CopyLink /> } };
