import { useEffect, type ComponentType } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@lectern/api-client/hooks';
import { testServer, type TestServer } from '@lectern/api-client/test-server';
import { openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import type { Right } from '@lectern/contract/rights';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SlotPlaces, type SlotPlaceProps } from './kit/slot-place';
import { LiveRegion } from './notices/live-region';
import { Toasts } from './notices/Toasts';
import { DirtyGuard } from './unsaved/DirtyGuard';

/** The answer of a list call with these rows. */
export const page = (items: readonly unknown[]) => ({
  result: { items, total: items.length, totalIsEstimate: false, page: 1, limit: 25, nextCursor: null },
});

/** What a test file has, with a real HTTP server that before each test forgets everything and gets its answers again; called once in a file. */
export const serverFixture = <Store extends object>(
  store: Store,
  answer: (server: TestServer) => void,
): Store & { readonly server: TestServer } => {
  const fixture = Object.assign(store, { server: undefined as unknown as TestServer });
  beforeAll(async () => void (fixture.server = await testServer()));
  afterAll(() => fixture.server.close());
  beforeEach(() => {
    fixture.server.forget();
    answer(fixture.server);
  });
  return fixture;
};

/** A plain text area where the console has its editor: what is typed is the HTML. The editor itself is tested in a browser. */
function EditorForTests({ props }: Pick<SlotPlaceProps, 'props'>) {
  const { value, onChange, onReady, label } = props as {
    value: string;
    onChange: (html: string) => void;
    onReady: () => unknown;
    label: string;
  };
  useEffect(() => void onReady(), [onReady]);
  return (
    <textarea aria-label={label} data-testid="editor" value={value} onChange={({ target }) => onChange(target.value)} />
  );
}

/** The console without other remotes: the editor alone is there, every other slot is empty. */
function SlotForTests({ slot, props, empty }: SlotPlaceProps) {
  return slot === 'content.editor.v1' ? <EditorForTests props={props} /> : empty;
}

/** Screens by their addresses with all that the shell has around them, opened at one by a person with these rights. */
export const showScreens = (screens: Readonly<Record<string, ComponentType>>, at: string, rights: readonly Right[]) => {
  openSession(aSession({ rights: [...rights] }));
  const routes = Object.entries(screens).map(([path, Screen]) => ({
    path,
    element: (
      <>
        <Screen />
        <DirtyGuard />
        <LiveRegion />
      </>
    ),
  }));
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Toasts>
        <SlotPlaces value={SlotForTests}>
          <RouterProvider router={router} />
        </SlotPlaces>
      </Toasts>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router };
};
