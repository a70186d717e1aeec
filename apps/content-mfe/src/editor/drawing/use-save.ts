import { useEffect, useRef, useState } from 'react';
import { CallError, errorText, send } from '@lectern/api-client';
import type { DrawingKind } from '@lectern/contract/content';
import { editorCalls } from '@lectern/contract/content/editor';
import { messages } from '@lectern/contract/messages';
import { maxFileBytes } from '@lectern/contract/platform/file';
import { notify } from '@lectern/ui-kit';
import { altAfter } from './alt-text';
import type { PlacedDrawing, SelectedDrawing } from './drawing-editing';
import type { OpenTool } from './tool';

interface What {
  readonly kind: DrawingKind;
  readonly toolName: string;
  readonly selected: SelectedDrawing | null;
  readonly onSaved: (placed: PlacedDrawing) => void;
}

interface Saving {
  /** The part that has been sent, from 0 to 1; undefined while nothing is being saved. */
  readonly part: number | undefined;
  readonly save: (tool: OpenTool & { readonly version: string }) => Promise<void>;
}

/** Stores a drawing as a new file with its source; the request ends when its window goes. */
export const useSave = ({ kind, toolName, selected, onSaved }: What): Saving => {
  const [part, setPart] = useState<number>();
  const gone = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);

  const store = async (tool: OpenTool & { readonly version: string }): Promise<PlacedDrawing> => {
    const { source, png, alt } = await tool.drawn();
    if (png.size > maxFileBytes) throw new Error(messages.fileSize);
    const { fileId, url, file } = await send(
      editorCalls.storeDrawing,
      {
        png: new File([png], `${kind}.png`, { type: 'image/png' }),
        kind,
        source: source.text,
        sourceFormat: source.format,
        tool: toolName,
        toolVersion: tool.version,
        ...(selected && { fromFileId: selected.fileId }),
      },
      { ...(gone.current && { signal: gone.current.signal }), handled: 'all', onProgress: setPart },
    );
    return { kind, fileId, url, width: file.width, height: file.height, alt: altAfter(selected?.alt ?? '', alt) };
  };

  const save: Saving['save'] = async (tool) => {
    setPart(0);
    try {
      onSaved(await store(tool));
    } catch (error) {
      if (gone.current?.signal.aborted) return;
      setPart(undefined);
      notify('error', error instanceof CallError ? errorText(error) : (error as Error).message);
    }
  };
  return { part, save };
};
