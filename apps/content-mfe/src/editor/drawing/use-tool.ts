import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CallError, errorText, send } from '@lectern/api-client';
import { editorCalls } from '@lectern/contract/content/editor';
import type { SelectedDrawing } from './drawing-editing';
import type { DrawingTool, OpenTool, Source } from './tool';

type Tool = OpenTool & { readonly version: string };

/** Of a tool: being fetched, ready to be drawn with, or why it can't be. */
export type ToolState =
  | { readonly is: 'opening' }
  | { readonly is: 'open'; readonly tool: Tool }
  | { readonly is: 'failed'; readonly why: string };

const opening: ToolState = { is: 'opening' };

const sourceOf = async ({ fileId }: SelectedDrawing, signal: AbortSignal): Promise<Source> => {
  const { source, sourceFormat } = await send(editorCalls.drawing, { fileId }, { signal, handled: 'all' });
  return { format: sourceFormat, text: source };
};

const whyOf = (error: unknown): string =>
  error instanceof CallError ? errorText(error) : error instanceof Error ? error.message : String(error);

/** Opens the tool in `place` with the source of the selected drawing, and closes it as its window goes. */
export const useTool = (
  tool: DrawingTool,
  place: HTMLElement | null,
  selected: SelectedDrawing | null,
  onChange: (tool: OpenTool) => void,
): { readonly state: ToolState; readonly content: ReactNode; readonly retry: () => void } => {
  const [state, setState] = useState<ToolState>(opening);
  const [content, setContent] = useState<ReactNode>();
  const [attempt, setAttempt] = useState(0);
  const changed = useRef(onChange);
  useEffect(() => void (changed.current = onChange));
  useEffect(() => {
    if (!place) return undefined;
    const gone = new AbortController();
    let opened: Tool | undefined;
    const open = async (): Promise<void> => {
      const source = selected ? await sourceOf(selected, gone.signal) : undefined;
      opened = await tool.open({
        place,
        source,
        render: (shown) => gone.signal.aborted || setContent(shown),
        onChange: () => opened && changed.current(opened),
      });
      if (gone.signal.aborted) opened.close();
      else setState({ is: 'open', tool: opened });
    };
    open().catch((error: unknown) => {
      if (!gone.signal.aborted) setState({ is: 'failed', why: whyOf(error) });
    });
    return () => {
      gone.abort();
      opened?.close();
      setContent(undefined);
    };
  }, [tool, place, selected, attempt]);
  const retry = (): void => {
    setState(opening);
    setAttempt(attempt + 1);
  };
  return { state, content, retry };
};
