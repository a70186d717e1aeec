import type { Access } from '@lectern/contract';
import type { ComponentType } from 'react';
import type { Schema } from 'yup';

/** A name of ui-kit's icon table, or an own path drawn on a 24 × 24 field. */
export type IconRef = string | { readonly path: string };

export interface MenuEntry {
  /** The words of the entry, as the specification spells them. */
  readonly title: string;
  readonly icon: IconRef;
  /** The path it opens; one of the declared routes. */
  readonly to: string;
  /** The sidebar's section it is in: 'Catalogue', 'People', 'Commerce', 'Content' or 'Settings'. */
  readonly section: string;
  /** The collapsible group inside the section, if it is in one. */
  readonly group?: string;
  /** Its place among all entries of the section, ascending. */
  readonly order: number;
  /** Who sees it. */
  readonly access: Access;
}

export interface RouteEntry {
  /** The path it answers, by whole segments. */
  readonly path: string;
  /** It also answers every deeper path that no longer route claims; without it those are Page Not Found. */
  readonly deeper?: true;
  /** The page title, without the product's name. */
  readonly title: string;
  /** `full` has sidebar and top bar around it, `content` has nothing around it. */
  readonly layout: 'full' | 'content';
  /** Who may open it. */
  readonly access: Access;
  /** The key of its component in `defineRemote`. */
  readonly expose: string;
}

export interface SlotEntry {
  /** The versioned slot it fills. */
  readonly slot: SlotId;
  /** Its own id inside that slot; two contributions with one id collide. */
  readonly id: string;
  /** Its place among the slot's contributions, ascending. */
  readonly order: number;
  /** Who sees it. */
  readonly access: Access;
  /** The key of its component in `defineRemote`. */
  readonly expose: string;
  /** The words of its heading, where the slot's host draws one. */
  readonly title?: string;
  /** The path that its heading opens: one of the declared routes, with a query behind it where one of the screen's states is meant. */
  readonly to?: string;
}

export interface CommandEntry {
  /** Unique among the commands of all remotes. */
  readonly id: string;
  readonly title: string;
  /** Further words it is found by. */
  readonly keywords?: readonly string[];
  /** The path it opens, one of the declared routes; a query behind it opens one of the screen's states. */
  readonly to: string;
  /** Who is offered it. */
  readonly access: Access;
  /** Its place among the actions on the home page, ascending: the first two that a person may use are shown there. */
  readonly home?: number;
}

/** A type of record in the console's search. */
export interface RecordEntry {
  /** The type as the API's search names it; unique among all remotes. */
  readonly type: string;
  /** Many of them, as a heading: 'Skills'. */
  readonly title: string;
  readonly icon: IconRef;
  /** The path of their list, one of the declared routes; it takes `?q=`. */
  readonly list: string;
}

/** Declared data of a remote: plain data, published with the release and read before any of its code is loaded. */
export interface RemoteConfig {
  /** The remote's one name, in its folder, its package, the registry and every error. */
  readonly name: `${string}-mfe`;
  /** Its name for people. */
  readonly title: string;
  /** The team that owns it and is named when it fails. */
  readonly team: string;
  /** The paths under which its routes may lie. */
  readonly basePaths: readonly string[];
  /** The semver range of shells it runs in. */
  readonly shell: string;
  readonly menu: readonly MenuEntry[];
  readonly routes: readonly RouteEntry[];
  readonly slots: readonly SlotEntry[];
  readonly commands: readonly CommandEntry[];
  /** Two versions of it can't run in one page: a new one waits until the page is loaded again. */
  readonly onePerPage?: boolean;
  /** Absent in releases that are older than it. */
  readonly records?: readonly RecordEntry[];
}

/** The code behind the declaration: every `expose` names one lazy component here. */
export type Exposes = Readonly<Record<string, () => Promise<{ default: ComponentType<never> }>>>;

/** A subresource-integrity value of one SHA-384 digest. */
export type Sha384 = `sha384-${string}`;

export interface ReleaseFile {
  readonly integrity: Sha384;
  /** Its size as built, before compression. */
  readonly bytes: number;
}

export interface SharedRange {
  /** The semver range of the module that the remote was built against. */
  readonly range: string;
  /** One copy in the page, or none. */
  readonly singleton: boolean;
}

/** A release as stored: immutable, signed over its exact bytes. */
export interface Release {
  readonly format: 1;
  /** package.json's version + '-g' + 12 hex of the build's input hash. */
  readonly version: string;
  /** The commit it was built from. */
  readonly commit: string;
  /** The format of its container: `webpack-federation 2.9`, or `plain` without any federation package. */
  readonly container?: string;
  /** The version of the federation plugin that built it. Without `container` the format is that of its minor version. */
  readonly federation?: string;
  readonly declared: RemoteConfig;
  /** Shared module → what the remote demands of it. */
  readonly shared: Readonly<Record<string, SharedRange>>;
  /** Every file but release.json, lazy chunks and styles too; a file that is not here is refused. */
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /** 'entry' and each expose → its JS and CSS files in load order, for hints. */
  readonly assets: Readonly<Record<string, readonly string[]>>;
  /** Expose → the shared modules it uses at once, for hints: the shell keeps some of them in chunks of their own. */
  readonly needs?: Readonly<Record<string, readonly string[]>>;
}

/** One remote in the session: only remotes that the person may open are listed. */
export interface RegistryEntry {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly state: 'enabled' | 'disabled';
  /** Reason of the disabling, in words for staff. */
  readonly message?: string;
  /** Which part of the users gets this version, when not all do. */
  readonly cohort?: string;
  /** Its remoteEntry.js; absent while disabled. */
  readonly entry?: { readonly url: string; readonly integrity: Sha384 };
  /** In development mode alone, instead of `entry`: a dev server is behind it, whose files have no digest. Only the shell's development build takes it. */
  readonly development?: { readonly entry: string };
  readonly releaseUrl: string;
  /** Digest of release.json's exact bytes, taken from the release whose signature the API has checked. */
  readonly releaseDigest: Sha384;
  /** By expose, for the screens that the menu opens: fetched together with release.json, and run only with the digests that are in it. */
  readonly ahead?: Readonly<Record<string, Ahead>>;
  readonly declared: RemoteConfig;
}

/** Files of a screen, besides its remote's entry. */
export interface Ahead {
  /** Names in the release's folder. */
  readonly files: readonly string[];
  /** As a release's `needs`. */
  readonly needs?: readonly string[];
}

/** Reason why a remote could not be used. */
export type Cause =
  | 'missing'
  | 'timeout'
  | 'changed'
  | 'unlisted'
  /** A gate refused it in this console. No fault of the release. */
  | 'incompatible'
  /** The release does not hold what it declares. */
  | 'faulty'
  | 'threw'
  | 'disabled'
  | 'offline';

/** Another live release, as a gate reads it. */
export type LiveRelease = Pick<Release, 'version' | 'declared'>;

/** A gate returns every reason together; no reason means that the release may run. */
export type Gate = (release: Release, live: readonly LiveRelease[], shellVersion: string) => readonly string[];

/** An id that carries its version: a slot whose props change in a breaking way is a new slot. */
export type SlotId = `${string}.v${number}`;

/** A slot's contract: the props that its host gives to every contribution. */
export interface Slot<Props extends Schema = Schema> {
  readonly id: SlotId;
  readonly props: Props;
  /** The host draws a heading over each contribution, from the `title` and `to` that it declares: it is there before any of its code. */
  readonly headed?: true;
  /** A contribution is fetched when a person asks for it, not with a page: its code may be large. */
  readonly onDemand?: true;
}

/** A failure as it is shown: enough for a user to act on and for a team to find it. */
export interface RemoteFailure {
  readonly remote: string;
  readonly version: string;
  readonly cause: Cause;
  /** Every known reason, the most important first; empty when the cause says it all. */
  readonly reasons: readonly string[];
  /** The file that could not be used, as release.json names it. */
  readonly file?: string;
  /** A plain sentence, where more is known than the cause says. */
  readonly message?: string;
  /** Reference that a user quotes and a team searches for. */
  readonly reference: string;
  /** Time of the failure, in ms since the epoch. */
  readonly since: number;
}

/** Duration and number of consecutive failures of a version. */
export interface Tried {
  /** The first failure, in ms since the epoch. */
  readonly since: number;
  readonly tries: number;
}

/** State of a remote in this page. */
export type RemoteState =
  | { readonly is: 'idle' }
  /** `after`: what went before, when this is a retry. */
  | { readonly is: 'pending'; readonly version: string; readonly since: number; readonly after?: Tried }
  | { readonly is: 'loaded'; readonly version: string; readonly exposes: Exposes }
  | ({ readonly is: 'failed' } & RemoteFailure & Tried);
