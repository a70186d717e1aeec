import { newestOfEach } from '@lectern/remote-kit/slot-versions';
import { slots } from '@lectern/remote-kit/slots';
import type { Release } from '@lectern/remote-kit';
import type { Weather } from './host';
import type { Finding } from './leaks';
import type { Stage } from './stage';

/** A path under which something of the remote is shown. */
export interface Spot {
  readonly path: string;
  readonly expose: string;
}

/** Places of a remote that a user with all rights sees: its routes, and home with a slot of it. */
export const spotsOf = ({ declared }: Release): Spot[] => [
  ...declared.routes.map(({ path, expose }) => ({ path, expose })),
  ...newestOfEach(
    declared.slots,
    slots.map(({ id }) => id).filter((id) => id.startsWith('shell.home.')),
  ).map(({ expose }) => ({ path: '/', expose })),
];

interface Given {
  readonly stage: Stage;
  readonly spot: Spot;
  readonly weather: Weather;
  readonly release: Release;
}

/** Something that happens to a remote, and what is wrong with how it takes it. */
export interface Fault {
  readonly name: string;
  /** Brings it about before the page opens, which fetches files ahead. */
  before?(given: Omit<Given, 'stage'>): void;
  meet(given: Given): Promise<string[]>;
}

const blank = 'nothing stood in its place';
/** Faults in the look of a place now. */
const lookAt = async (stage: Stage): Promise<string[]> => {
  const shown = await stage.shown();
  await stage.quiet();
  const failure = await stage.failure();
  return failure ? [`its place failed: ${failure}`] : shown ? [] : [blank];
};

/** The scripts of an expose that are no part of the remote's first ones. */
const chunkOf = ({ assets }: Release, { expose }: Spot) => {
  const files = new Set(
    (assets[expose] ?? []).filter((file) => file.endsWith('.js') && !assets['entry']?.includes(file)),
  );
  return (file: string): boolean => files.has(file);
};

const slowChunk: Fault = {
  name: 'slow chunk',
  before: ({ spot, weather, release }) => void (weather.file = { match: chunkOf(release, spot), is: 'slow' }),
  meet: async ({ stage, spot }) => {
    await stage.go(spot.path);
    return lookAt(stage);
  },
};

const lostChunk: Fault = {
  name: 'lost chunk',
  before: ({ spot, weather, release }) => void (weather.file = { match: chunkOf(release, spot), is: 'lost' }),
  meet: async ({ stage, spot, weather }) => {
    await stage.go(spot.path);
    const said = await stage.panel
      .first()
      .waitFor()
      .then(
        () => true,
        () => false,
      );
    if (!said) return ['the shell was not told that a file is missing'];
    weather.file = undefined;
    await stage.page.getByRole('button', { name: 'Retry' }).first().click();
    const retried = await stage.panel
      .first()
      .waitFor({ state: 'detached' })
      .then(
        () => true,
        () => false,
      );
    return retried
      ? lookAt(stage)
      : [`Retry does not bring it back: ${(await stage.failure()) ?? 'its place says no cause'}`];
  },
};

const answered = (status: 401 | 403, name: string, stripped: boolean): Fault => ({
  name,
  meet: async ({ stage, spot, weather }) => {
    await stage.go(spot.path);
    await stage.shown();
    // Its files are there: otherwise a call of the shell's could end the session before the remote makes its own.
    if (!stripped) await stage.leave();
    weather.api = status;
    weather.stripped = stripped;
    // The shell reads the session again when a person comes back to the tab.
    if (stripped) await stage.page.evaluate('dispatchEvent(new Event("focus"))');
    else {
      await stage.go(spot.path);
      // A session that is over sends the page elsewhere.
      const away = stage.page
        .waitForURL(({ pathname }) => pathname !== spot.path)
        .then(
          () => true,
          () => false,
        );
      await Promise.race([stage.shown(), away]);
    }
    await stage.quiet();
    const failure = await stage.failure();
    if (failure) return [`its place failed: ${failure}`];
    return (await stage.page.locator('main').innerText()).trim() === '' ? [blank] : [];
  },
});

const unmountInFlight: Fault = {
  name: 'unmount in flight',
  before: ({ spot, weather, release }) =>
    void Object.assign(weather, { api: 'slow', file: { match: chunkOf(release, spot), is: 'slow' } }),
  meet: async ({ stage, spot }) => {
    // Its files are on their way, then its calls.
    await stage.go(spot.path, stage.elsewhere);
    await stage.quiet();
    await stage.go(spot.path);
    await stage.shown();
    await stage.leave();
    await stage.go(spot.path);
    return lookAt(stage);
  },
};

const doubleMount: Fault = {
  name: 'double mount',
  meet: async ({ stage, spot }) => {
    await stage.go(spot.path);
    await stage.shown();
    await stage.go(stage.elsewhere, spot.path, stage.elsewhere, spot.path);
    return lookAt(stage);
  },
};

/** Faults that every place of a remote meets. */
export const faults: readonly Fault[] = [
  slowChunk,
  lostChunk,
  answered(401, '401 from the API', false),
  answered(403, 'revoked right', true),
  unmountInFlight,
  doubleMount,
];

/** Shows and leaves the remote's places in turn, `times` in all. */
export const visit = async (stage: Stage, spots: readonly Spot[], times: number): Promise<Finding[]> => {
  for (let done = 0; done < times; done += 1) {
    const spot = spots[done % spots.length];
    if (!spot) return [];
    await stage.go(spot.path);
    if (!(await stage.shown())) return [{ during: `visit ${done + 1} of ${spot.path}`, says: blank }];
    const failure = await stage.failure();
    if (failure) return [{ during: `visit ${done + 1} of ${spot.path}`, says: `its place failed: ${failure}` }];
    await stage.go(stage.elsewhere);
    await stage.page.locator(`[data-remote="${stage.at}"]`).first().waitFor({ state: 'detached' });
  }
  return [];
};
