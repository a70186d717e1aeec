import { useEffect, useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@lectern/api-client/hooks';
import { DirtyGuard } from '@lectern/ui-kit';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import { hand } from './hand';
import type { Story } from './story';
import { isAnswered } from './transport';

/** The page says on itself which story is finished in it, or what went wrong. */
const tell = (address: string, failed?: unknown): void => {
  const { dataset } = document.documentElement;
  dataset['kit'] = address;
  if (failed === undefined) delete dataset['kitFailed'];
  else dataset['kitFailed'] = failed instanceof Error ? failed.message : String(failed);
};

const frame = (): Promise<number> => new Promise(requestAnimationFrame);
/** Waits until all calls are answered and what came of them is drawn. */
const settled = async (): Promise<void> => {
  do await frame();
  while (!isAnswered());
  await frame();
};

/** A story with a router, a cache and a guard of its own. */
export function Stage({ story, address }: { readonly story: Story; readonly address: string }): ReactNode {
  const [client] = useState(createQueryClient);
  const [router] = useState(() => {
    const [pathname, search = ''] = (story.at ?? '/').split('?');
    const element = (
      <>
        <main className="kit-stage">{story.show()}</main>
        <DirtyGuard />
      </>
    );
    // A key of its own: a list that comes back to a place must not take this one for another story's.
    return createMemoryRouter([{ path: '*', element }], {
      initialEntries: [{ pathname, search: search && `?${search}`, key: address }],
    });
  });
  useEffect(() => {
    let isGone = false;
    const finish = async (): Promise<void> => {
      await settled();
      await story.act?.(hand);
      await settled();
    };
    finish().then(
      () => isGone || tell(address),
      (failed: unknown) => isGone || tell(address, failed),
    );
    return () => {
      isGone = true;
    };
  }, [story, address]);
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
