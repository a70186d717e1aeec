import { benchCourses, type Note } from '@lectern/api/bench';
import { paintedAt } from './clock';
import { benchCurriculum } from './curriculum';
import { inColdProfile, type Subject } from './measure';
import { openSubject } from './subject';
import { benchTree } from './tree';

/** The catalogue's first screens: the tree, which its menu begins with, and the list of courses. */
const firstScreens = {
  '/category/list': 'main tr[data-category]',
  '/course/video-course': 'main tr[data-row]',
} as const;
const own = /\/remotes\/catalog-mfe\//;
/** Code of what is edited or played: it comes where it is used. */
const later = /ckeditor|editor|player|panel|dialogs|curriculum|intro-video/;

/** KiB of the catalogue's own code until the first row of a screen, and nothing of editors or players. */
const ownKib = (subject: Subject, address: keyof typeof firstScreens): Promise<number> =>
  inColdProfile(subject, { saveData: true }, async (page, code) => {
    await page.goto(subject.url + address, { waitUntil: 'commit' });
    await paintedAt(page, firstScreens[address]);
    await page.waitForLoadState('networkidle');
    if (code.kibOf(later) > 0) throw new Error(`${address} loads code of editors or players`);
    return code.kibOf(own);
  });

/** The catalogue: what its first screens load, how a long tree opens, how a long curriculum is dragged, and its list of 100,000 courses. */
export const benchCatalog = async (rounds: number, note: Note): Promise<void> => {
  const subject = await openSubject('composed', {});
  try {
    const bytes: number[] = [];
    for (const address of Object.keys(firstScreens) as (keyof typeof firstScreens)[])
      bytes.push(await ownKib(subject, address));
    note(
      'bytes.catalog_first',
      Math.max(...bytes),
      Object.keys(firstScreens)
        .map((address, at) => `${address} ${bytes[at]?.toFixed(1)} KiB`)
        .join(', '),
    );
    await benchCurriculum(subject, Math.min(rounds, 5), note);
  } finally {
    await subject.close();
  }
  await benchTree(rounds, note);
  await benchCourses(rounds, note);
};
