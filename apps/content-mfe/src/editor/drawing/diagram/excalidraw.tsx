import { Excalidraw, exportToBlob, MainMenu, restore, serializeAsJSON } from '@excalidraw/excalidraw';
import type { ExcalidrawImperativeAPI, ExcalidrawInitialDataState } from '@excalidraw/excalidraw/types';
import '@excalidraw/excalidraw/index.css';
import * as texts from '../../../texts/drawings';
import type { OpenTool, Opening } from '../tool';
import { labelsOf } from './labels';
import { pngSize } from './png-size';

/** Actions that open files, other windows or what other people have drawn. */
const without = {
  loadScene: false,
  saveToActiveFile: false,
  export: false,
  saveAsImage: false,
  toggleTheme: false,
} as const;
/** Pixels left free around the exported diagram. */
const padding = 16;

/** @throws an Error with a sentence where it is no scene */
const sceneIn = (text: string): ExcalidrawInitialDataState => {
  try {
    return restore(JSON.parse(text) as ExcalidrawInitialDataState as never, null, null);
  } catch {
    throw new Error(texts.unreadableDiagram);
  }
};

const partsOf = (api: ExcalidrawImperativeAPI) =>
  ({ elements: api.getSceneElements(), appState: api.getAppState(), files: api.getFiles() }) as const;
const sourceOf = (api: ExcalidrawImperativeAPI): string => {
  const { elements, appState, files } = partsOf(api);
  return serializeAsJSON(elements, appState, files, 'local');
};

/** The elements as far as a person's change goes: moving the view and selecting are none. */
const stateOf = (elements: readonly { readonly id: string; readonly version: number }[]): string =>
  elements.map(({ id, version }) => `${id}.${version}`).join();

/** Excalidraw as a part of the window. */
export const openExcalidraw = async ({ source, render, onChange }: Opening): Promise<OpenTool> => {
  const first = source ? sceneIn(source.text) : null;
  let before: string | undefined;
  const api = await new Promise<ExcalidrawImperativeAPI>((resolve) =>
    render(
      <Excalidraw
        excalidrawAPI={resolve}
        initialData={first}
        langCode="en"
        theme={document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'}
        aiEnabled={false}
        validateEmbeddable={false}
        UIOptions={{ canvasActions: without, tools: { image: true } }}
        onChange={(elements) => {
          const now = stateOf(elements);
          if (before !== undefined && before !== now) onChange();
          before = now;
        }}
      >
        <MainMenu>
          <MainMenu.DefaultItems.SearchMenu />
          <MainMenu.DefaultItems.Help />
          <MainMenu.DefaultItems.ClearCanvas />
          <MainMenu.Separator />
          <MainMenu.DefaultItems.ChangeCanvasBackground />
        </MainMenu>
      </Excalidraw>,
    ),
  );
  return {
    isEmpty: () => api.getSceneElements().length === 0,
    show: async (text) => {
      const { elements, files } = sceneIn(text);
      if (files) api.addFiles(Object.values(files));
      api.updateScene({ elements: elements ?? [] });
      await Promise.resolve(api.scrollToContent(undefined, { fitToViewport: true }));
      onChange();
    },
    source: () => sourceOf(api),
    drawn: async () => {
      const { elements, appState, files } = partsOf(api);
      const png = await exportToBlob({
        elements,
        files,
        appState: { ...appState, exportBackground: true, exportWithDarkMode: false, viewBackgroundColor: '#ffffff' },
        mimeType: 'image/png',
        exportPadding: padding,
        getDimensions: pngSize,
      });
      return {
        source: { format: 'excalidraw', text: sourceOf(api) },
        png,
        alt: texts.altOfDiagram(labelsOf(elements)),
      };
    },
    close: () => undefined,
  };
};
