import { parseArgs } from 'node:util';
import { Usage } from '../arguments';

/** Arguments and options of each command about the right to publish. */
const shapes = {
  register: { takes: 'NAME', options: ['title', 'team', 'path'], needs: ['title', 'team', 'path'] },
  unregister: { takes: 'NAME', options: ['reason'], needs: ['reason'] },
  paths: { takes: undefined, options: [], needs: [] },
  keys: { takes: 'NAME', options: [], needs: [] },
  'key-new': { takes: 'FILE', options: [], needs: [] },
  'key-add': { takes: 'NAME', options: ['signing', 'deploy', 'label'], needs: [] },
  'key-revoke': { takes: 'ID', options: ['stop-live', 'reason'], needs: ['reason'] },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly takes: 'NAME' | 'FILE' | 'ID' | undefined;
      readonly options: readonly string[];
      readonly needs: readonly string[];
    }
  >
>;

type Name = keyof typeof shapes;
type Option = (typeof shapes)[Name]['options'][number];

export type ParsedKeyArguments = { readonly to: string | undefined } & (
  | {
      readonly command: 'register';
      readonly name: string;
      readonly title: string;
      readonly team: string;
      readonly basePaths: readonly string[];
    }
  | { readonly command: 'unregister'; readonly name: string; readonly reason: string }
  | { readonly command: 'paths' }
  | { readonly command: 'keys'; readonly name: string }
  | { readonly command: 'key-new'; readonly file: string }
  | {
      readonly command: 'key-add';
      readonly name: string;
      readonly kind: 'signing';
      readonly file: string;
      readonly label: string | undefined;
    }
  | { readonly command: 'key-add'; readonly name: string; readonly kind: 'deploy'; readonly label: string }
  | { readonly command: 'key-revoke'; readonly id: number; readonly reason: string; readonly stopLive: boolean }
);

export const keyUsage = `npm run remotes -- register NAME --title TEXT --team TEXT --path /PATH  make a new remote known (--path more than once)
npm run remotes -- unregister NAME --reason TEXT  free its name and base paths, once it is switched off; its history stays
npm run remotes -- paths                      every base path that is taken, and by which remote
npm run remotes -- keys NAME                  its keys, who added them, and what is live by them
npm run remotes -- key-new FILE               make a signing key pair, in a file that only you can read
npm run remotes -- key-add NAME --signing FILE  trust the public half of that pair (--label TEXT)
npm run remotes -- key-add NAME --deploy LABEL  make a deploy token; it is shown once
npm run remotes -- key-revoke ID --reason TEXT  for good; --stop-live where something is live by it

  LECTERN_EMAIL, LECTERN_PASSWORD   who registers, unregisters, adds and revokes: a person with the right remoteManage`;

export const isKeyCommand = (word: string | undefined): word is Name =>
  word !== undefined && Object.hasOwn(shapes, word);

const text = { type: 'string' } as const;
const options = {
  title: text,
  team: text,
  path: { type: 'string', multiple: true },
  signing: text,
  deploy: text,
  label: text,
  'stop-live': { type: 'boolean' },
  reason: text,
  to: text,
} as const;

const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Usage((error as Error).message);
  }
};

const words = { NAME: 'the name of a remote', FILE: 'a file', ID: 'the id of a key' } as const;

/** Reads the command line of a key command. @throws Usage */
export const parseKeys = (command: Name, args: readonly string[]): ParsedKeyArguments => {
  const { values, positionals } = read(args);
  const { takes, options: own, needs } = shapes[command];
  const [what = '', ...more] = takes === undefined ? ['', ...positionals] : positionals;
  if (takes !== undefined && what === '') throw new Usage(`${command} needs ${words[takes]}.`);
  if (more.length > 0) throw new Usage(`"${more.join(' ')}" is too much.`);
  const foreign = Object.keys(values).find((option) => option !== 'to' && !(own as readonly string[]).includes(option));
  if (foreign) throw new Usage(`--${foreign} does not belong to ${command}.`);
  const missing = (needs as readonly Option[]).find((option) => !values[option]);
  if (missing) throw new Usage(`${command} needs --${missing}.`);
  if (takes === 'NAME' && !/^[a-z][a-z0-9-]{2,40}$/.test(what)) throw new Usage(`"${what}" is no name of a remote.`);
  if (takes === 'ID' && !/^[1-9]\d{0,9}$/.test(what)) throw new Usage(`"${what}" is no id of a key.`);
  const { to, title = '', team = '', path = [], signing, deploy, label, reason = '' } = values;
  switch (command) {
    case 'register':
      return { command, to, name: what, title, team, basePaths: path };
    case 'unregister':
      return { command, to, name: what, reason };
    case 'paths':
      return { command, to };
    case 'keys':
      return { command, to, name: what };
    case 'key-new':
      return { command, to, file: what };
    case 'key-revoke':
      return { command, to, id: Number(what), reason, stopLive: values['stop-live'] ?? false };
    case 'key-add':
      if (signing && deploy === undefined) return { command, to, name: what, kind: 'signing', file: signing, label };
      if (deploy && signing === undefined && label === undefined)
        return { command, to, name: what, kind: 'deploy', label: deploy };
      throw new Usage('key-add needs either --signing FILE or --deploy LABEL.');
  }
};
