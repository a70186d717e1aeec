import type { RegistryEntry, RemoteFailure } from '@lectern/remote-kit';
import {
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { at, RemoteError } from '@lectern/remote-kit/failure';
import { startAnyway, starting } from '../guard/crash-loop';
import { checkFrame } from '../guard/hidden-frame';
import { checkAfter } from '../guard/watch-intrinsics';
import { Boundary } from './Boundary';
import type { Work } from '../session/loss';
import { useWaysOut } from '../session/ways-out';
import { loader } from './loader';
import { newerThan } from './expired';
import { versionHere } from './one-per-page';
import { forget, promised } from './load-component';
import { arrive, dismissNote, recover, noteShown, versionInstead, useRemotes } from './remote-store';

/** What a place shows when its remote failed: `retry` loads it again without a page reload, `busy` while it does. */
export interface FailureView {
  readonly failure: RemoteFailure;
  readonly team: string;
  readonly retry: () => void;
  readonly busy: boolean;
  /** It was stopped, and Retry starts it all the same. */
  readonly isStopped?: boolean;
}

export interface NoteView extends FailureView {
  readonly dismiss: () => void;
  /** The version that goes on in its stead, where the one that failed is not what is shown. */
  readonly instead?: string;
}

interface Props {
  /** The remote as the registry has it now; the place keeps to the version it began with until it is left or renewed. */
  readonly entry: RegistryEntry;
  readonly expose: string;
  /** What the component gets. */
  readonly props?: object;
  /** Instead of the component, when it cannot be shown. */
  readonly failed: (view: FailureView) => ReactNode;
  /** Above the component, when it threw outside of rendering, or when it replaces a version that failed. */
  readonly noted: (view: NoteView) => ReactNode;
}

/** Before the component in the page, so that its effects come first: should the page die in those of the component, it is known whose they were. */
function Starting({ entry }: Pick<Props, 'entry'>): ReactNode {
  useLayoutEffect(() => starting(entry, true));
  useEffect(() => starting(entry, true));
  return null;
}

function Shown({
  entry,
  Component,
  props,
  onShown,
}: {
  readonly entry: RegistryEntry;
  readonly Component: ComponentType<object>;
  readonly props?: object;
  readonly onShown: () => void;
}): ReactNode {
  useEffect(onShown, [onShown]);
  starting(entry);
  return (
    <>
      <Starting entry={entry} />
      <Component {...props} />
    </>
  );
}

/** Waits for the component. It has no other hook: React replays a component that waited. */
function Exposed({
  entry,
  expose,
  props,
  onShown,
}: Pick<Props, 'entry' | 'expose' | 'props'> & { readonly onShown: () => void }): ReactNode {
  const fetched = use(promised(entry, expose));
  if (fetched.is === 'failed') throw fetched.error;
  return <Shown entry={entry} Component={fetched.Component} props={props} onShown={onShown} />;
}

/** Lays out what a component puts side by side as the shell lays out its own, with the gap of the place around. */
const place: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: 'inherit',
  minInlineSize: 0,
  outline: 'none',
};

/** In the place of a version that may not run in this page: its boundary shows why. */
function Stopped({ failure }: { readonly failure: RemoteFailure }): never {
  throw new RemoteError(failure);
}

const declares = ({ declared: { routes, slots } }: RegistryEntry, wanted: string): boolean =>
  [...routes, ...slots].some(({ expose }) => expose === wanted);

/** The one place where a component of a remote is put into the page. */
export function RemotePlace({ entry, expose, props, failed, noted }: Props): ReactNode {
  const [pinned, setPinned] = useState(() => versionHere(entry));
  const { reloadPage } = useWaysOut();
  const newer = declares(pinned, expose) || !declares(entry, expose) ? pinned : versionHere(entry);
  // A screen that is newer than the version of this place comes with the version that has it, and that one with the page where two can't be in it.
  if (newer !== pinned) setPinned(newer);
  const mustReload = !declares(newer, expose) && declares(entry, expose);
  useEffect(() => {
    if (mustReload) void reloadPage();
  }, [mustReload, reloadPage]);
  const [attempt, setAttempt] = useState(0);
  const [replaced, setReplaced] = useState<RemoteFailure>();
  const [busy, startTransition] = useTransition();
  const container = useRef<HTMLDivElement>(null);
  const renewed = useRef(false);
  const blocked = useRemotes(({ blocked: all }) => all[at({ remote: pinned.name, version: pinned.version })]);
  const note = useRemotes(({ notes }) => notes[pinned.name]);

  const retry = (): void => {
    if (versionHere(entry) !== entry) return void reloadPage();
    renewed.current = true;
    dismissNote(pinned.name);
    if (blocked?.mayStart) startAnyway(pinned);
    forget(pinned, expose);
    startTransition(() => {
      setReplaced(undefined);
      setPinned(entry);
      setAttempt((before) => before + 1);
    });
  };
  const goOnWith = (version: RegistryEntry): void => {
    renewed.current = true;
    setPinned(version);
    setAttempt((before) => before + 1);
    loader()
      .exposes(version, expose)
      .then(
        (exposes) => arrive(version.name, version.version, exposes),
        () => undefined,
      );
  };
  // Files of a version that nobody is given any more are gone one day: the one that people have now takes its place.
  const onLost = async (failure: RemoteFailure, work: Work): Promise<boolean> => {
    const way = await newerThan(pinned, failure, work, reloadPage);
    if (typeof way === 'object') goOnWith(way);
    return way !== false;
  };
  // A version that fails is replaced by the last one that worked in this page: work goes on, and the note says so.
  const onFailed = (failure: RemoteFailure): void => {
    const working = versionInstead(pinned, expose, failure.cause);
    if (!working) return;
    setReplaced(failure);
    goOnWith(working);
  };
  // The focused element may be gone with the old content: the focus then goes to the new content, and else stays.
  const onShown = useCallback((): void => {
    void checkAfter(pinned);
    checkFrame();
    noteShown(pinned);
    loader()
      .exposes(pinned, expose)
      .then(
        (exposes) => recover(pinned.name, pinned.version, exposes),
        () => undefined,
      );
    if (renewed.current && document.activeElement === document.body) container.current?.focus();
    renewed.current = false;
  }, [pinned, expose]);

  const team = pinned.declared.team;
  return (
    <div ref={container} tabIndex={-1} data-remote={`${pinned.name}@${pinned.version}`} style={place}>
      {note &&
        note.version === pinned.version &&
        noted({ failure: note, team, retry, busy, dismiss: () => dismissNote(pinned.name) })}
      {replaced &&
        noted({ failure: replaced, instead: pinned.version, team, retry, busy, dismiss: () => setReplaced(undefined) })}
      <Boundary
        key={`${expose} ${attempt}`}
        entry={pinned}
        expose={expose}
        failed={(failure) => failed({ failure, team, retry, busy, isStopped: blocked?.mayStart === true })}
        onLost={onLost}
        onFailed={onFailed}
      >
        {blocked ? (
          <Stopped failure={blocked.failure} />
        ) : (
          <Exposed entry={pinned} expose={expose} props={props} onShown={onShown} />
        )}
      </Boundary>
    </div>
  );
}
