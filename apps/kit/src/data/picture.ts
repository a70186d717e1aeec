import type { ResponseOf } from '@lectern/contract';
import type { fileCalls } from '@lectern/contract/platform/file';

const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><rect width="64" height="48" fill="#0a6583"/><circle cx="22" cy="20" r="9" fill="#e6f1f6"/><path d="M0 48l24-18 14 10 12-8 14 16z" fill="#e6f1f6"/></svg>')}`;

/** An uploaded image that needs no server. */
export const picture: ResponseOf<typeof fileCalls.read> = {
  file: {
    id: 3,
    version: 1,
    purpose: 'image',
    name: 'laboratory.png',
    mime: 'image/png',
    bytes: 48_200,
    width: 640,
    height: 480,
    createdAt: '2026-10-12T09:30:00.000Z',
  },
  url: drawn,
  urls: { small: drawn, medium: drawn, large: drawn },
  uses: [],
};
