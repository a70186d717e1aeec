import type { Right } from '@lectern/contract/rights';
import { tab as activities } from '../texts/batch-activities';
import { tab as curriculum } from '../texts/batch-curriculum';
import { tab as drive } from '../texts/batch-drive';
import * as texts from '../texts/batch-page';
import { title as messages } from '../texts/messages';
import { tab as report } from '../texts/batch-report';
import { tab as tasks } from '../texts/batch-tasks';

/** The tabs of a batch in their order, each a route of both sides: `/student/batch/<tab>?id=` and `/trainer/batch/<tab>?id=`. */
export const tabs: readonly { readonly tab: string; readonly title: string; readonly right?: Right }[] = [
  { tab: 'meetings', title: texts.meetings },
  { tab: 'members', title: texts.members },
  { tab: 'curriculum', title: curriculum },
  { tab: 'quiz-assignment', title: tasks },
  { tab: 'messages', title: messages },
  { tab: 'report', title: report },
  { tab: 'drive', title: drive },
  { tab: 'payment', title: texts.payments, right: 'invoiceList' },
  { tab: 'activities', title: activities },
];
