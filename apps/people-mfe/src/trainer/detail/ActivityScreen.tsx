import type { ReactNode } from 'react';
import { History, type HistoryWords } from '@lectern/ui-kit/detail';
import { historyWords } from '@lectern/ui-kit/records';
import { studentWords } from '../../student/detail/activity-words';
import * as texts from '../../texts/trainers';
import { trainer } from '../trainer';
import { TrainerPage } from './TrainerPage';

const standard = historyWords(trainer);
const icons = { submit: 'check', verify: 'circle-check', suspend: 'ban', erase: 'trash' } as const;
const own = Object.fromEntries(
  Object.entries(texts.actions).map(([action, text]) => [
    action,
    { icon: icons[action.split('.')[1] as keyof typeof icons] ?? 'pencil', text },
  ]),
) as HistoryWords['actions'];

/** The activity of a trainer and the account in words. */
const words: HistoryWords = {
  ...standard,
  actions: { ...studentWords.actions, ...own },
  fields: {
    ...studentWords.fields,
    ...standard.fields,
    ...{ skills: texts.tabs.skills, experience: texts.tabs.experience, resume: texts.tabs.resume },
    ...{ certification: texts.tabs.certification, education: texts.tabs.education },
    ...{ part: texts.part, decision: texts.decision, status: texts.status },
  },
};

/** `/trainer/detail/activity?id=`: who did what to a trainer, and when. */
export default function ActivityScreen(): ReactNode {
  return <TrainerPage main={({ id }) => <History key={id} entity="trainers" id={id} words={words} />} />;
}
