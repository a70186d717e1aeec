import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CallError, errorText, send } from '@lectern/api-client';
import { invalidate } from '@lectern/api-client/hooks';
import { libraryFolderCalls, libraryItemCalls, libraryTagCalls } from '@lectern/contract/content';
import type { FileKind } from '@lectern/ui-kit/fields';
import { mostAtOnce, nextToSend, type Addition } from './additions';

/** Where the files go. */
export interface Into {
  readonly folderId: number | null;
  readonly tags: readonly string[];
}

const changed = [libraryItemCalls.list, libraryFolderCalls.list, libraryTagCalls.list];

/** Files that go into the library, a few side by side; each says what became of it, and can be stopped and sent again. */
export const useAdditions = (into: Into, { blockerOf, upload, isBegun, giveUp }: FileKind) => {
  const queryClient = useQueryClient();
  const [additions, setAdditions] = useState<readonly Addition[]>([]);
  const [running] = useState(() => new Map<number, AbortController>());
  const made = useRef(0);
  const latest = useRef(into);
  useEffect(() => void (latest.current = into));
  useEffect(() => () => running.forEach((controller) => controller.abort()), [running]);

  const change = useCallback(
    (key: number, part: Partial<Addition>): void =>
      setAdditions((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each))),
    [],
  );
  const take = useCallback(
    async (key: number, fileId: number, force: boolean): Promise<void> => {
      const { folderId, tags } = latest.current;
      const request = { fileIds: [fileId], folderId, tags: [...tags], force };
      const [answer] = (await send(libraryItemCalls.add, request, { quiet: true, handled: 'all' })).items;
      if (answer?.libraryItem) change(key, { state: 'done', item: answer.libraryItem });
      else if (answer?.sameAs) change(key, { state: 'same', sameAs: answer.sameAs });
      else change(key, { state: 'failed', failureText: answer?.reason ?? '', mayRetry: false });
      void invalidate(queryClient, ...changed);
    },
    [change, queryClient],
  );
  const run = useCallback(
    async ({ key, file, fileId }: Addition, force = false): Promise<void> => {
      const controller = new AbortController();
      running.set(key, controller);
      const { signal } = controller;
      try {
        const id = fileId ?? (await upload(file, { signal, onProgress: (part) => change(key, { part }) })).id;
        change(key, { part: 1, fileId: id });
        await take(key, id, force);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        const mayRetry = ![400, 413, 415].includes(error.status);
        change(key, { state: 'failed', failureText: errorText(error), mayRetry, isBegun: isBegun?.(file) ?? false });
      } finally {
        running.delete(key);
      }
    },
    [running, change, take, upload, isBegun],
  );
  useEffect(() => {
    for (const addition of nextToSend(additions)) {
      if (running.has(addition.key)) continue;
      change(addition.key, { state: 'sending' });
      void run(addition);
    }
  }, [additions, running, change, run]);

  return {
    additions,
    /** Takes files; answers how many were too many. */
    start: (files: readonly File[]): number => {
      const room = mostAtOnce - additions.filter(({ state }) => state !== 'done').length;
      const taken = files.slice(0, Math.max(0, room)).map((file): Addition => {
        const key = (made.current += 1);
        const failureText = blockerOf(file);
        return failureText === undefined
          ? { key, file, state: 'waiting', part: 0 }
          : { key, file, state: 'failed', part: 0, failureText, mayRetry: false };
      });
      setAdditions((now) => [...now, ...taken]);
      return files.length - taken.length;
    },
    retry: (key: number): void => change(key, { state: 'waiting' }),
    retryAll: (): void =>
      setAdditions((now) =>
        now.map((each) => (each.state === 'failed' && each.mayRetry ? { ...each, state: 'waiting' } : each)),
      ),
    keepBoth: (addition: Addition): void => {
      change(addition.key, { state: 'sending' });
      void run(addition, true);
    },
    /** Stops a file, or takes one off the list that is not in the library: what has arrived of it is taken away. */
    takeOff: ({ key, file }: Addition): void => {
      running.get(key)?.abort();
      running.delete(key);
      giveUp?.(file);
      setAdditions((now) => now.filter((each) => each.key !== key));
    },
  };
};
export type Additions = ReturnType<typeof useAdditions>;
