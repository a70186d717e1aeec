import type { ReactNode } from 'react';
import { History, type HistoryWords } from '@lectern/ui-kit/detail';
import { historyWords } from '@lectern/ui-kit/records';
import { studentWords } from '../../student/detail/activity-words';
import * as texts from '../../texts/agencies';
import { agency } from '../agency';
import { AgencyPage } from './AgencyPage';

const standard = historyWords(agency);
const icons = { step: 'check', submit: 'check', verify: 'circle-check', suspend: 'ban', erase: 'trash' } as const;
const own = Object.fromEntries(
  Object.entries(texts.actions).map(([action, text]) => [
    action,
    { icon: icons[action.split('.')[1] as keyof typeof icons] ?? 'pencil', text },
  ]),
) as HistoryWords['actions'];

/** The activity of an agency and the account in words. */
const words: HistoryWords = {
  ...standard,
  actions: { ...studentWords.actions, ...own },
  fields: {
    ...studentWords.fields,
    ...standard.fields,
    ...{ skills: texts.tabs.skills, experience: texts.tabs.experience, documents: texts.tabs.documents },
    ...{ part: texts.part, decision: texts.decision, status: texts.status },
  },
};

/** `/agency/detail/activity?id=`: who did what to an agency, and when. */
export default function ActivityScreen(): ReactNode {
  return <AgencyPage main={({ id }) => <History key={id} entity="agencies" id={id} words={words} />} />;
}
