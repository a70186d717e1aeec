import { digestOf, integrityOf, noteRelease, pageNoted, placeOf } from './digests';
import { isRetry, keyOf } from './requests';

const cacheName = 'lectern-files';
/** Builds come and go; so many files hold many versions of all remotes. */
const most = 600;

export const openFiles = (): Promise<Cache> => caches.open(cacheName);

/** Keeps a whole answer, unless its digest is wrong or unknown, and takes away the oldest files beyond the limit. */
const keep = async (cache: Cache, address: string, answer: Response): Promise<void> => {
  await Promise.all([noteRelease(cache, address), pageNoted()]);
  const digest = await digestOf(cache, address);
  // A page from before this worker has sent no digests: its code is kept from its next load on.
  if (!digest && /\.(js|css)$/.test(address)) return;
  if (digest && (await integrityOf(await answer.clone().arrayBuffer())) !== digest) return;
  await cache.put(placeOf(address, digest), answer);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
};

/**
 * A file of a build, from the cache or the server. Where it is used the browser checks the digest that the page names, wherever it came
 * from. `later` keeps the worker alive for what follows the answer.
 */
export const fileFor = async (request: Request, later: (work: Promise<unknown>) => void): Promise<Response> => {
  const cache = await openFiles();
  const address = keyOf(request.url);
  const known = isRetry(request) ? undefined : await cache.match(placeOf(address, await digestOf(cache, address)));
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type === 'basic')
    later(keep(cache, address, answer.clone()).catch(() => undefined));
  return answer;
};

/** Forgets every file. */
export const forgetFiles = (): Promise<boolean> => caches.delete(cacheName);
