import { StrictMode, useEffect, useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@lectern/api-client/hooks';
import { LiveRegion, SlotPlaces, Toasts } from '@lectern/ui-kit';
import { fetchLateParts } from '@lectern/ui-kit/late-parts';
import { createBrowserRouter, RouterProvider } from '@lectern/ui-kit/router';
import { LecternTheme } from '@lectern/ui-kit/theme';
import { FilledSlot } from '../composition/FilledSlot';
import { usePreferences } from '../layout/preferences';
import { Progress } from '../layout/Progress';
import { StaleBar } from '../session/StaleBar';
import { afterFirstScreen } from '../start/after-first-screen';
import { Screen } from './Screen';
import { startScreen } from './start-screen';

/** Everything around the screens that remotes and shell share: theme, cache, toasts, router. */
export function Console(): ReactNode {
  const { theme = 'light' } = usePreferences();
  const [client] = useState(createQueryClient);
  // The router knows one route only: the content of a path is decided from the registry, which changes while the page is open.
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Screen /> }]));
  useEffect(() => router.subscribe(({ location }) => startScreen(location.pathname)), [router]);
  useEffect(() => afterFirstScreen(() => void fetchLateParts().catch(() => undefined)), []);
  return (
    <StrictMode>
      <LecternTheme mode={theme}>
        <QueryClientProvider client={client}>
          <Toasts>
            <Progress />
            <StaleBar />
            <SlotPlaces value={FilledSlot}>
              <RouterProvider router={router} />
            </SlotPlaces>
            <LiveRegion />
          </Toasts>
        </QueryClientProvider>
      </LecternTheme>
    </StrictMode>
  );
}
