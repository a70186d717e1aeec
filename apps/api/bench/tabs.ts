import { tmpdir } from 'node:os';
import {
  batchActivityCalls,
  batchCalls,
  batchMemberCalls,
  batchReportCalls,
  curriculumCalls,
  driveCalls,
  meetingCalls,
  messageCalls,
  submissionCalls,
  taskCalls,
} from '@lectern/contract/people';
import { median, ratio, rounded } from '@lectern/tools/bench/statistics';
import { batchHandlers } from '../src/domains/people/batch/batch.resource';
import { meetingHandlers } from '../src/domains/people/batch/meeting/meeting.routes';
import { batchMemberHandlers } from '../src/domains/people/batch/member/member.routes';
import { batchActivityHandlers } from '../src/domains/people/batch-parts/activities.routes';
import { curriculumHandlers } from '../src/domains/people/curriculum/curriculum.routes';
import { driveHandlers } from '../src/domains/people/drive/drive.routes';
import { messageHandlers } from '../src/domains/people/message/message.routes';
import { batchReportHandlers } from '../src/domains/people/report/report.routes';
import { submissionHandlers } from '../src/domains/people/submission/submission.routes';
import { taskHandlers } from '../src/domains/people/task/task.routes';
import { folderStore } from '../src/storage/folder';
import type { Note } from '.';
import { loadInTurns } from './in-turns';
import { probeOf, type Probe } from './record';
import type { Subjects } from './subjects';

/** What signs the addresses of files in an answer. */
const services = { store: folderStore(tmpdir()), keys: { current: { id: 'bench', secret: 'a key of the bench' } } };
const [submissions, messages, drive, report] = [
  submissionHandlers(services),
  messageHandlers(services),
  driveHandlers(services),
  // No PDF is drawn.
  batchReportHandlers({ fonts: '' }),
];

// Batches of the demo have a curriculum, tasks, submissions and a drive; the many have members, meetings and attendance.
const ofDemo = Array.from({ length: 12 }, (_, at) => String(9 + at));
const ofMany = Array.from({ length: 12 }, (_, at) => String(40 + at * 800));
const batchIds = [...ofDemo, ...ofMany];
/** Two people at a time: the time of an answer, not of a queue. */
const connections = 2;

/** What each tab of a batch asks for, of 24 batches. */
export const tabProbes = (): Readonly<Record<string, readonly Probe[]>> => {
  const each = (ask: (batchId: string) => Probe): readonly Probe[] => batchIds.map(ask);
  return {
    batch: each((id) => probeOf(batchCalls.detail, batchHandlers.detail, { id })),
    meetings: each((batchId) => probeOf(meetingCalls.list, meetingHandlers.list, { batchId })),
    members: each((batchId) => probeOf(batchMemberCalls.list, batchMemberHandlers.list, { batchId, limit: '25' })),
    curriculum: each((batchId) => probeOf(curriculumCalls.list, curriculumHandlers.list, { batchId })),
    quizzes: each((batchId) => probeOf(taskCalls.list, taskHandlers.list, { batchId, kind: 'quiz' })),
    assignments: each((batchId) => probeOf(taskCalls.list, taskHandlers.list, { batchId, kind: 'assignment' })),
    submissions: ofDemo.map((_, at) =>
      probeOf(submissionCalls.list, submissions.list, { 'filter[taskId]': `eq:${at + 1}`, limit: '25' }),
    ),
    report: each((batchId) => probeOf(batchReportCalls.report, report.report, { batchId })),
    drive: each((batchId) => probeOf(driveCalls.list, drive.list, { batchId })),
    activities: each((batchId) =>
      probeOf(batchActivityCalls.list, batchActivityHandlers.list, { batchId, limit: '25' }),
    ),
    messages: batchIds.map((_, at) => probeOf(messageCalls.list, messages.list, { conversationId: String(at + 1) })),
  };
};

/** Rounds over all tabs before any is measured, besides the one that `loadInTurns` begins with: a console that has just started has not yet compiled what it does most. */
const warmingUp = 2;

/** The p95 of each tab, ours ÷ bare, in turns; the figure is that of the worst one. */
export const benchTabs = async (subjects: Subjects, rounds: number, note: Note): Promise<void> => {
  // Each address several times: 95 of 100 of two dozen would be the slowest but one.
  const tabs = Object.entries(tabProbes()).map(
    ([tab, probes]) => [tab, Array.from({ length: 12 }, () => probes.map(({ address }) => address)).flat()] as const,
  );
  await loadInTurns(subjects, tabs.map(([, addresses]) => addresses).flat(), connections, warmingUp);
  const figures: { readonly tab: string; readonly value: number; readonly detail: string }[] = [];
  for (const [tab, addresses] of tabs) {
    const { ours, bare } = await loadInTurns(subjects, addresses, connections, rounds);
    const detail = `${rounded(median(ours))} ÷ ${rounded(median(bare))} ms`;
    figures.push({ tab, value: ratio(ours, bare).ratio, detail });
  }
  const sorted = figures.toSorted((a, b) => b.value - a.value);
  const worst = sorted[0];
  if (worst)
    note(
      'batch.tab_p95',
      worst.value,
      sorted.map(({ tab, value, detail }) => `${tab} ${rounded(value)} (${detail})`).join(', '),
    );
};
