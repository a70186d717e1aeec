import { launchBrowser } from '../src/harness/browser';
import { startConsole } from '../src/harness/console';
import { signInAs } from '../src/harness/sign-in';
import type { Subject } from './measure';

/** Starts one variant of the console with a browser of its own and a signed-in admin whose cookies every measurement goes on with. */
export const openSubject = async (name: Subject['name'], env: Readonly<Record<string, string>>): Promise<Subject & { close(): Promise<void> }> => {
  const running = await startConsole({ env });
  const browser = await launchBrowser();
  const context = await browser.newContext();
  await signInAs(await context.newPage(), running.url, 1);
  const cookies = await context.storageState();
  await context.close();
  return {
    name,
    url: running.url,
    browser,
    cookies,
    close: async () => {
      await browser.close();
      await running.stop();
    },
  };
};
