import { useEffect, useRef, useState } from 'react';
import { notify } from '@lectern/ui-kit';
import * as texts from '../../../texts/drawings';
import type { OpenTool } from '../tool';
import { draftPause, dropDraft, keepDraft, readDraft } from './drafts';

/** A draft that waits for its answer, and what the window tells of its tool. */
interface Draft {
  readonly offered: { readonly at: string; readonly scene: string } | undefined;
  /** The person has answered: it is not offered any more, but kept until something newer is. */
  readonly answer: () => void;
  readonly drop: () => void;
  /** The diagram has been changed in this tool. */
  readonly changed: (tool: OpenTool) => void;
}

/** Keeps a diagram in this browser every 5 seconds while it is drawn, and offers it again where it was not put into its text. */
export const useDiagramDraft = (key: string): Draft => {
  const [offered, setOffered] = useState(() => readDraft(key));
  const waiting = useRef<OpenTool>(undefined);
  const isFull = useRef(false);
  useEffect(() => {
    const keep = (): void => {
      const source = waiting.current?.source?.();
      waiting.current = undefined;
      if (source === undefined || isFull.current) return;
      try {
        keepDraft(key, source);
      } catch {
        isFull.current = true;
        notify('warning', texts.draftNotKept);
      }
    };
    const timer = setInterval(keep, draftPause);
    return () => clearInterval(timer);
  }, [key]);
  return {
    offered,
    answer: () => setOffered(undefined),
    drop: () => {
      waiting.current = undefined;
      dropDraft(key);
      setOffered(undefined);
    },
    changed: (tool) => void (waiting.current = tool),
  };
};
