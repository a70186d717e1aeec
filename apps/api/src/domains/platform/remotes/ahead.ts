import type { Ahead, Release } from '@lectern/remote-kit';

const entryFile = 'remoteEntry.js';

/** What a page may fetch of the menu's screens before it has read the release: all screens would make a session too heavy. */
export const aheadOf = ({ declared, assets, files, needs }: Release): Readonly<Record<string, Ahead>> => {
  const shown = declared.routes.filter(({ path }) => declared.menu.some(({ to }) => to === path));
  return Object.fromEntries(
    shown.map(({ expose }) => [
      expose,
      {
        files: [...(assets['entry'] ?? []), ...(assets[expose] ?? [])].filter(
          (file) => file !== entryFile && files[file] !== undefined,
        ),
        ...(needs?.[expose]?.length && { needs: needs[expose] }),
      },
    ]),
  );
};
