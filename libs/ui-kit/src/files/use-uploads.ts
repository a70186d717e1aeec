import { useEffect, useRef, useState } from 'react';
import { errorText } from '../form/api-error';
import * as texts from '../texts/files';
import type { FileItem, FileKind } from './file-kind';

/** A file on its way, or one that was refused. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** How much of it has left, from 0 to 1. */
  readonly part: number;
  readonly failureText?: string | undefined;
  /** False where another try can't help: its type or size. */
  readonly mayRetry: boolean;
  /** Another try goes on from where it was. */
  readonly isBegun?: boolean;
}

/** Files that are being uploaded side by side; each can be stopped, tried again, or removed. Those still on their way stop with the screen. */
export const useUploads = (kind: FileKind, onDone: (item: FileItem) => void) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [running] = useState(() => new Map<number, AbortController>());
  const made = useRef(0);
  useEffect(() => () => running.forEach((controller) => controller.abort()), [running]);

  const change = (key: number, part: Partial<Upload>): void =>
    setUploads((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const takeOff = (key: number): void => {
    running.get(key)?.abort();
    running.delete(key);
    setUploads((now) => now.filter((each) => each.key !== key));
  };
  const run = async (key: number, file: File): Promise<void> => {
    const controller = new AbortController();
    running.set(key, controller);
    try {
      const item = await kind.upload(file, { signal: controller.signal, onProgress: (part) => change(key, { part }) });
      if (controller.signal.aborted) return;
      takeOff(key);
      onDone(item);
    } catch (error) {
      if (!controller.signal.aborted)
        change(key, { failureText: errorText(error), isBegun: kind.isBegun?.(file) ?? false });
    }
  };
  return {
    uploads,
    isUploading: uploads.some(({ failureText }) => failureText === undefined),
    /** Stops a file, or removes one that was refused: what has arrived of it is taken away. */
    takeOff: ({ key, file }: Upload): void => {
      takeOff(key);
      kind.giveUp?.(file);
    },
    /** Stops a file for now: what has arrived of it stays, and another try goes on from there. */
    pause: ({ key, file }: Upload): void => {
      running.get(key)?.abort();
      running.delete(key);
      change(key, { failureText: texts.paused, isBegun: kind.isBegun?.(file) ?? false });
    },
    start: (files: readonly File[]): void => {
      for (const file of files) {
        const key = (made.current += 1);
        const failureText = kind.blockerOf(file);
        setUploads((now) => [...now, { key, file, part: 0, failureText, mayRetry: failureText === undefined }]);
        if (failureText === undefined) void run(key, file);
      }
    },
    retry: ({ key, file }: Upload): void => {
      change(key, { failureText: undefined });
      void run(key, file);
    },
  };
};
