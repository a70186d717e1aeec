import { serveKit } from '@lectern/kit/serve';
import { launchBrowser } from '../src/harness/browser';
import { showStory, storiesOf } from '../src/kit/stories';
import { widths } from './cells';
import type { Picture } from './gallery';
import { pictureOf, schemes, takeBoth } from './take';

/** Takes each part of the kit whose `kit/<part>/<state>` contains `part`, in each state, at each width, light and dark. Gives what there is to be; what went wrong is added to `failures`. */
export const takeKit = async (folder: string, part: string, failures: string[]): Promise<Picture[]> => {
  const pictures: Picture[] = [];
  const [kit, browser] = await Promise.all([serveKit(), launchBrowser()]);
  try {
    const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'Asia/Kolkata' });
    for (const width of widths) {
      for (const story of await storiesOf(page, kit.url, width)) {
        const name = `kit/${story.part}/${story.state}`;
        if (!name.includes(part)) continue;
        pictures.push(
          ...schemes.map((scheme) => ({ name, width, scheme, file: pictureOf(name, width, scheme), look: undefined })),
        );
        await showStory(page, story)
          .then(() => takeBoth(folder, name, width, page))
          .catch((error: unknown) =>
            failures.push(`${name} at ${width}: ${error instanceof Error ? error.message : String(error)}`),
          );
      }
    }
  } finally {
    await browser.close();
    await kit.close();
  }
  return pictures;
};
