import { parseArgs } from 'node:util';
import { remoteContractCalls } from '@lectern/contract/platform/remote-contracts';
import { Usage } from '../arguments';
import { UserError } from '../user-error';
import { send } from '../send';
import type { Target } from '../target';
import { checkContract, checkedText, ownContract } from './check';

export const checkContractUsage = `npm run remotes -- check-contract             compare the calls and slots of this checkout with what people run, before the API is deployed`;

/** Reads its command line: the console's address, where one is given. @throws Usage */
export const parseCheckContract = (args: readonly string[]): string | undefined => {
  try {
    return parseArgs({ args: [...args], options: { to: { type: 'string' } } }).values.to;
  } catch (error) {
    throw new Usage((error as Error).message);
  }
};

/** Compares the contract of this checkout with what the people of a console run. `name`: the remote whose deploy key asks. @throws Refused with every break and its users */
export const runCheckContract = async (
  { origin, deployKey }: Target,
  name: string,
  say: (text: string) => void,
): Promise<void> => {
  const checked = checkContract(
    await send({ origin, bearer: await deployKey(name) }, remoteContractCalls.list, {}),
    ownContract(),
  );
  if (checked.breaks.length > 0) throw new UserError(checkedText(checked));
  say(checkedText(checked));
};
