import { launchBrowser } from '../src/harness/browser';
import { startConsole, type Console } from '../src/harness/console';
import { signInAs, type RoleId } from '../src/harness/sign-in';
import type { Subject } from './measure';

/** Starts one variant of the console with a browser of its own and a signed-in person (an admin, if no other role is given) whose cookies every measurement goes on with. */
export const openSubject = async (
  name: Subject['name'],
  env: Readonly<Record<string, string>>,
  role: RoleId = 1,
): Promise<Subject & { readonly console: Console; close(): Promise<void> }> => {
  const running = await startConsole({ env });
  const browser = await launchBrowser();
  const context = await browser.newContext();
  await signInAs(await context.newPage(), running.url, role);
  const cookies = await context.storageState();
  await context.close();
  return {
    name,
    url: running.url,
    console: running,
    browser,
    cookies,
    close: async () => {
      await browser.close();
      await running.stop();
    },
  };
};
