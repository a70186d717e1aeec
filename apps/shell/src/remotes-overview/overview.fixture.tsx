import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReleaseOverview, RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import type { ShellOverview } from '@lectern/contract/platform/shells';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import RemotesOverviewScreen from './RemotesOverviewScreen';
import { eventOf, releaseOf, remoteOf } from './testing';

export const canary: NonNullable<RemoteOverview['canary']> = {
  version: '1.4.2',
  percent: 10,
  roles: [{ id: 2, name: 'Admin' }],
  startedAt: '2026-11-21T09:00:00.000Z',
};

/** The remotes overview with a real HTTP server that has two remotes, one with a canary; call it once per test file. */
export const overviewFixture = () => {
  const fixture = serverFixture(
    {
      remotes: [] as readonly RemoteOverview[],
      release: {} as Partial<ReleaseOverview>,
      shells: [] as readonly ShellOverview[],
    },
    (server) => {
      globalThis.matchMedia = () =>
        ({
          matches: false,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList;
      fixture.remotes = [
        remoteOf({ canary, next: '1.4.2' }),
        remoteOf({ name: 'people-mfe', team: 'People team', live: '2.8.0', previous: null, next: '2.8.0' }),
      ];
      fixture.release = {};
      fixture.shells = [];
      server.on('GET remotes/room', () => ({ result: fixture.remotes }));
      server.on('GET remotes/room/remote', ({ query }) => ({
        result: {
          name: query.get('name'),
          releases: ['1.4.2', '1.4.1', '1.4.0'].map((version) => ({
            version,
            state: 'ready',
            stateReason: '',
            publishedAt: '2026-11-20T08:50:00.000Z',
            totalBytes: version === '1.4.1' ? 120_000 : 118_000,
            entryBytes: 7900,
          })),
          roles: [
            { id: 2, name: 'Admin' },
            { id: 3, name: 'Sub-admin' },
          ],
        },
      }));
      server.on('GET remotes/room/release', ({ query }) => ({
        result: releaseOf({ name: query.get('name') ?? '', version: query.get('version') ?? '', ...fixture.release }),
      }));
      server.on('GET shells', () => ({ result: fixture.shells }));
      server.on('GET remotes/overrides', () => ({ result: [] }));
      server.on('GET remotes/keys', () => ({ result: [] }));
      server.on('GET remotes/room/events', () => ({ result: { items: [eventOf()], hasMore: false } }));
    },
  );
  return Object.assign(fixture, {
    show: () => showScreens({ '*': RemotesOverviewScreen }, '/setting/remotes', ['remoteManage']),
    row: (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) }),
    /** Chooses from the menu of a remote's row. */
    choose: async (user: UserEvent, name: string, action: string): Promise<void> => {
      await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
      await user.click(await screen.findByRole('menuitem', { name: action }));
    },
  });
};
