import type { BrowserContext } from 'playwright-core';
import { faults as allFaults, spotsOf, visit, type Fault, type Spot } from './faults';
import { gateFindings } from './gates';
import { hostAlone, type Build, type Weather } from './host';
import { globalLeaks, leaksOf, unexpected, type Finding } from './leaks';
import type { Report } from './report';
import { openStage, type Stage } from './stage';

interface Options {
  /** A browser profile in which somebody is signed in at `origin` who may do everything. */
  readonly context: BrowserContext;
  readonly origin: string;
  readonly build: Build;
  /** Number of times that it is shown and left. */
  readonly mounts?: number;
  /** Faults that each of its places meets. All of them by default. */
  readonly faults?: readonly Fault[];
  /** Hears what is done next. */
  readonly say?: (text: string) => void;
}

/** Time in ms for work that ends after a screen was left: a delay before a search, a closing animation. */
const grace = 2_000;

/** The remains now; read again while there are some, for those that were about to end. */
const leftBehind = async (stage: Stage, since: number, mounts: number, during: string): Promise<Finding[]> => {
  const end = Date.now() + grace;
  for (;;) {
    const found = leaksOf(
      await stage.ask((instrument) => instrument.live()),
      { folder: stage.folder, since, mounts },
      during,
    );
    if (found.length === 0 || Date.now() > end) return found;
    await stage.page.waitForTimeout(100);
  }
};

const lastHandle = (stage: Stage): Promise<number> =>
  stage.ask((instrument) => Math.max(0, ...instrument.live().map(({ id }) => id)));

/** One finding for each thing that is wrong, however often it was seen. */
const once = (findings: readonly Finding[]): Finding[] => {
  const keyOf = ({ says, place, during }: Finding): string =>
    place ? JSON.stringify([says.split(/[:,]/)[0], place]) : `${during} ${says}`;
  const first = new Map<string, Finding>();
  for (const finding of findings) if (!first.has(keyOf(finding))) first.set(keyOf(finding), finding);
  return [...first.values()];
};

/**
 * Shows a build alone in a real console and lets every fault meet each of its places.
 * Visits them over and over, and returns all findings, each with the file to blame.
 * A finding is an error, a failure, or something left behind.
 */
export const check = async ({
  context,
  origin,
  build,
  mounts = 100,
  faults = allFaults,
  say = () => undefined,
}: Options): Promise<Report> => {
  const { release } = build;
  const weather: Weather = {};
  await hostAlone(context, origin, build, weather);
  const spots = spotsOf(release);
  const who = { name: release.declared.name, version: release.version, mounts };
  if (spots.length === 0)
    return {
      ...who,
      findings: [
        { during: 'start', says: 'it declares no route, nor a block of the home page: nothing of it can be shown' },
      ],
    };
  const findings: Finding[] = gateFindings(build);
  const clear = (): void => void Object.assign(weather, { file: undefined, api: undefined, stripped: undefined });

  /** A page of its own for one part of the check; whatever it threw or left is among the findings. */
  const part = async (during: string, visits: number, act: (stage: Stage) => Promise<Finding[]>): Promise<void> => {
    say(during);
    const stage = await openStage(context, origin, build);
    const since = await lastHandle(stage);
    findings.push(...(await act(stage)));
    clear();
    await stage.leave();
    findings.push(...(await leftBehind(stage, since, visits, during)), ...(await stage.thrown(during)));
    await stage.close();
  };
  const meet = (fault: Fault, spot: Spot) => {
    const during = `${fault.name}, ${spot.path}`;
    fault.before?.({ spot, weather, release });
    return part(during, 1, async (stage) =>
      (await fault.meet({ stage, spot, weather, release })).map((says) => ({ during, says })),
    );
  };

  let names: string[] = [];
  await part(`${mounts} mounts`, Math.floor(mounts / spots.length), async (stage) => {
    const found = await visit(stage, spots, mounts);
    names = unexpected(await stage.ask((instrument) => instrument.newGlobals()), stage.globalName);
    return found;
  });
  if (names.length > 0) {
    say('globals');
    const stage = await openStage(context, origin, build, names);
    findings.push(...(await visit(stage, spots, spots.length)));
    findings.push(...globalLeaks(await stage.ask((instrument) => instrument.writes), stage.folder, 'globals'));
    await stage.close();
  }
  for (const spot of spots) for (const fault of faults) await meet(fault, spot);
  return { ...who, findings: once(findings) };
};
