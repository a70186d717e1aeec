import type { RequestOf } from '@lectern/contract';
import { shellCalls } from '@lectern/contract/platform/shells';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { send } from '../remotes/send';
import { peopleText } from '../remotes/print';
import { asPerson } from '../remotes/sign-in';
import type { Target } from '../remotes/target';
import { UserError } from '../remotes/user-error';
import type { ShellArguments } from './arguments';
import { shellLines } from './print';

interface Around {
  readonly target: Pick<Target, 'origin'>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder of the build that is announced where none is named. */
  readonly usual: string;
  readonly say: (text: string) => void;
}

const statedIn = (folder: string): Promise<string> =>
  readFile(path.join(folder, 'shell.json'), 'utf8').catch((error: Error) => {
    throw new UserError(`There is no build of the shell in ${folder}: ${error.message}`);
  });

const short = (hash: string): string => hash.slice(0, 8);

/** Runs one command about the shell of a console. @throws UserError with every reason */
export const runShell = async (
  { command, build: hash = '', percent = 0, roles = [], reason, folder }: ShellArguments,
  { target: { origin }, env, usual, say }: Around,
): Promise<void> => {
  const ask = <C extends (typeof shellCalls)[keyof typeof shellCalls]>(call: C, request: RequestOf<C>) =>
    asPerson(origin, env, (sender) => send(sender, call, request));
  switch (command) {
    case 'list':
      return say((await ask(shellCalls.list, {})).map(shellLines).join('\n'));
    case 'not-next': {
      const gone = await ask(shellCalls.withdraw, {});
      return say(`The shell ${gone.version} (${short(gone.hash)}) is announced no more.`);
    }
    case 'next': {
      const announced = await ask(shellCalls.announce, { shell: await statedIn(path.resolve(folder ?? usual)) });
      return say(`Teams may publish for it from now on, for 14 days.\n${shellLines(announced)}`);
    }
    case 'promote': {
      const live = await ask(shellCalls.promote, { hash, reason });
      return say(`The shell ${live.version} (${short(live.hash)}) is live, ${short(live.before)} was before.`);
    }
    case 'canary': {
      const canary = await ask(shellCalls.canary, { hash, percent, roles: [...roles], reason });
      return say(
        `The shell ${canary.version} (${short(canary.hash)}) is a canary for ${peopleText({ percent, roles: [...roles] })}; the others get ${short(canary.before)}.`,
      );
    }
    case 'rollback': {
      const back = await ask(shellCalls.rollback, { reason });
      return say(
        `${short(back.before)} was taken back. Everybody gets the shell ${back.version} (${short(back.hash)}).`,
      );
    }
  }
};
