/**
 * The service worker: keeps files of shell and remotes by their digest, shows an offline page when the server cannot be reached, and
 * removes itself when pages come without its sign. It never keeps a page nor an answer of the API: both hold data.
 */
import { notePage } from './digests';
import { fileFor, forgetFiles, openFiles } from './files';
import { offlinePage } from './offline';
import { kindOf } from './requests';

declare const self: ServiceWorkerGlobalScope;

let isLeaving = false;

/** The server no longer offers a worker: nothing of this one stays. */
const leave = async (): Promise<void> => {
  isLeaving = true;
  await forgetFiles();
  await self.registration.unregister();
};

const page = async (event: FetchEvent): Promise<Response> => {
  try {
    const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    if (!answer.ok || answer.type !== 'basic') return answer;
    event.waitUntil(answer.headers.has('x-lectern-worker') ? notePage(openFiles(), answer.clone()) : leave());
    return answer;
  } catch {
    return offlinePage();
  }
};

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.registration.navigationPreload.enable(), self.clients.claim()])),
);
self.addEventListener('fetch', (event) => {
  if (isLeaving) return;
  const kind = kindOf(event.request, self.location.origin);
  if (kind === 'file') event.respondWith(fileFor(event.request, (work) => event.waitUntil(work)));
  else if (kind === 'page') event.respondWith(page(event));
});
