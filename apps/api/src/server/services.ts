import type { RegistryEntry } from '@lectern/remote-kit';
import type { Given } from '@lectern/remote-kit/gates';
import type { Kysely } from 'kysely';
import type { Migration } from '../database/migrate';
import type { DB } from '../database/schema.generated';
import type { ObjectStore } from '../storage/store';
import type { Fonts } from './documents/text/fonts';
import type { ServerKeys } from './auth/server-keys';
import type { UploadReader } from './uploads/upload-reader';

/** The host that releases must fit: what its build says of itself. */
export interface Host {
  readonly version: string;
  readonly given: Given;
  /** The hash of its build; none in development. */
  readonly hash?: string | undefined;
}

/** What the API's parts are built from; tests make their own. */
export interface Services {
  readonly db: Kysely<DB>;
  /** Where lists are read: see ConnectedDatabase. */
  readonly lists: Kysely<DB>;
  /** The migrations of this code; the database is ready when it has them all. */
  readonly migrations: readonly Migration[];
  readonly keys: ServerKeys;
  /** The origin people open, without a slash at its end. */
  readonly publicUrl: string;
  /** More origins of the same console: 127.0.0.1 besides localhost. */
  readonly otherOrigins: readonly string[];
  /** Cookies of two consoles on localhost must not meet: demo and development put the port into the names. */
  readonly cookiePort: number | undefined;
  /** Releases of the remotes and builds of the shell. */
  readonly store: ObjectStore;
  /** The folder of the fonts that documents are written in. */
  readonly fonts: string;
  /** The fonts of papers of money, opened at their first use. */
  readonly paperFonts: () => Promise<Fonts>;
  /** Reads the files that people send. */
  readonly uploads: UploadReader;
  /** `isSent`: a mail server is set. `showsLinks`: staff may see links in mails, as in demo and development, where nobody gets them. */
  readonly mail: { readonly isSent: boolean; readonly showsLinks: boolean };
  /** The shell that releases must fit. */
  readonly host: () => Host;
  /** The clock by which releases are judged; tests turn it. */
  readonly now: () => Date;
  /** The hash of this process's build of the shell. Pages may be given another one. */
  readonly shellHash: () => string;
  /** The registry's rows of remotes that dev servers build; set in development mode alone. */
  readonly developmentRows?: (() => Promise<readonly RegistryEntry[]>) | undefined;
}
