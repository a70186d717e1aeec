import type { Page } from 'playwright-core';

/** A part in a state, as the kit's table of contents names it. */
export interface StoryName {
  readonly part: string;
  readonly state: string;
  /** Esc closes what is open in it. */
  readonly closes: boolean;
}

/** Opens the kit's page at this width and reads what it can show there; nothing moves in it. */
export const storiesOf = async (page: Page, kit: string, width: number): Promise<readonly StoryName[]> => {
  await page.setViewportSize({ width, height: width < 600 ? 812 : 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What tsx calls to keep a function's name, the page does not know.
  await page.addInitScript('globalThis.__name = (each) => each');
  await page.goto(kit);
  await page.locator('[data-story]').first().waitFor();
  return page.locator(width < 600 ? '[data-story]:not([data-only-wide])' : '[data-story]').evaluateAll((links) =>
    links.map((link) => {
      const [part = '', state = ''] = (link.getAttribute('data-story') ?? '').split('/');
      return { part, state, closes: link.hasAttribute('data-closes') };
    }),
  );
};

/** Shows a story in the page that is open, without a reload, and waits until it is in its state. */
export const showStory = async (page: Page, { part, state }: StoryName): Promise<void> => {
  const address = `?${new URLSearchParams({ part, state })}`;
  const failed = await page.evaluate(
    ({ to, name, seconds }) =>
      new Promise<string | undefined>((done) => {
        const { dataset } = document.documentElement;
        const timer = setTimeout(() => done(`waited ${seconds} s for ${name}`), seconds * 1000);
        new MutationObserver((_changes, observer) => {
          if (dataset['kit'] !== to) return;
          observer.disconnect();
          clearTimeout(timer);
          done(dataset['kitFailed']);
        }).observe(document.documentElement, { attributeFilter: ['data-kit'] });
        delete dataset['kit'];
        delete dataset['kitFailed'];
        dataset['theme'] = 'light';
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }),
    { to: address, name: `${part} to stand as ${state}`, seconds: 15 },
  );
  if (failed !== undefined) throw new Error(`${part}, ${state}: ${failed}`);
};

/** Does something in every story and names all those in which it fails. */
export const inEach = async (
  page: Page,
  stories: readonly StoryName[],
  work: (story: StoryName, name: string) => Promise<void>,
): Promise<void> => {
  const faults: string[] = [];
  for (const story of stories) {
    const name = `${story.part}/${story.state}`;
    await showStory(page, story)
      .then(() => work(story, name))
      .catch((error: unknown) => faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`));
  }
  if (faults.length > 0) throw new Error(`${faults.length} of ${stories.length}:\n${faults.join('\n')}`);
};
