import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '@lectern/api-client/hooks';
import { live } from '@lectern/api-client/live';
import type { Call } from '@lectern/contract/call';
import { attendanceCalls, batchCalls, batchMemberCalls, meetingCalls } from '@lectern/contract/people';

/** Events of many bookings at once are answered by one reading. */
const collectMs = 250;
const readAfter = {
  'batch.changed': [batchCalls.detail],
  'meeting.changed': [batchCalls.detail, meetingCalls.list, attendanceCalls.detail],
  'seats.changed': [batchCalls.detail, batchMemberCalls.list],
} as const;
type BatchEvent = keyof typeof readAfter;
const events = Object.keys(readAfter) as BatchEvent[];

/** Keeps an open page of a batch as the server has it: what others change is read again as soon as it is heard of. */
export const useLiveBatch = (batchId: number | undefined): void => {
  const queries = useQueryClient();
  useEffect(() => {
    if (batchId === undefined) return undefined;
    const waiting = new Set<Pick<Call, 'path'>>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (calls: readonly Pick<Call, 'path'>[]): void => {
      for (const call of calls) waiting.add(call);
      timer ??= setTimeout(() => {
        timer = undefined;
        const due = [...waiting];
        waiting.clear();
        void invalidate(queries, ...due);
      }, collectMs);
    };
    const stops = [
      ...events.map((event) => live.on(event, (heard) => heard.batchId === batchId && read(readAfter[event]))),
      // After a cut, or very many changes at once.
      live.on('missed', () => read(events.flatMap((event) => [...readAfter[event]]))),
      live.enterBatch(batchId),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [batchId, queries]);
};
