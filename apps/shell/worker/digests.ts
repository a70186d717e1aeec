import { folderOf } from './requests';

const shellFiles = /<script type="application\/json" id="shell-files">(.*?)<\/script>/s;

let noting: Promise<unknown> = Promise.resolve();

const note = async (cache: Cache, answer: Response): Promise<void> => {
  const text = shellFiles.exec(await answer.text())?.[1];
  const [first] = text ? Object.keys(JSON.parse(text) as object) : [];
  const folder = first && folderOf(new URL(first, location.origin).href);
  if (text && folder) await cache.put(`${folder}digests.json`, new Response(text));
};

/** Keeps what a page says of the shell's files (address → digest): a tag's own digest never reaches a worker. */
export const notePage = (opened: Promise<Cache>, answer: Response): Promise<unknown> =>
  (noting = opened.then((cache) => note(cache, answer)).catch(() => undefined));

/** Until the page that is coming is read: its files arrive while it does. */
export const pageNoted = (): Promise<unknown> => noting;

interface Table {
  readonly files?: Readonly<Record<string, { readonly integrity: string }>>;
  readonly [address: string]: unknown;
}

/** The digest of a file in its release or its page; undefined when neither lists it. */
export const digestOf = async (cache: Cache, address: string): Promise<string | undefined> => {
  const folder = folderOf(address);
  if (!folder) return undefined;
  const cached = await cache.match(folder.includes('/shell/') ? `${folder}digests.json` : `${folder}release.json`);
  const table = cached && ((await cached.json().catch(() => undefined)) as Table | undefined);
  const digest = table?.files?.[address.slice(folder.length)]?.integrity ?? table?.[new URL(address).pathname];
  return typeof digest === 'string' ? digest : undefined;
};

/** Fetches the release of a file that came before its release did; the page has asked for it too, so it is in the browser's cache or on its way. */
export const noteRelease = async (cache: Cache, address: string): Promise<void> => {
  const folder = folderOf(address);
  if (!folder?.includes('/remotes/') || (await cache.match(`${folder}release.json`))) return;
  const answer = await fetch(`${folder}release.json`);
  if (answer.status === 200) await cache.put(`${folder}release.json`, answer);
};

/** The SHA-384 of these bytes as an integrity value. */
export const integrityOf = async (bytes: ArrayBuffer): Promise<string> =>
  `sha384-${btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))))}`;

/** Under what a file is kept: its digest, so that a new version brings only what changed; where none is known, its address. */
export const placeOf = (address: string, digest: string | undefined): string =>
  digest ? `${new URL(address).origin}/digest/${encodeURIComponent(digest)}` : address;
