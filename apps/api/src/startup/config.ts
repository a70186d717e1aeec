import { isIP } from 'node:net';
import path from 'node:path';
import type { StartChannel } from '../domains/platform/shells/start-build';
import { StartupError } from '../database/embedded/startup-error';
import { readObjectsAddress, type ObjectsAddress } from '../storage/address';
import { developmentOf, type DevelopmentServers } from '../development/servers';
import type { Roots } from './roots';

export type Mode = 'demo' | 'development' | 'production';

/** How the console runs, read from the environment once. */
export interface Config {
  readonly mode: Mode;
  readonly host: string;
  readonly port: number;
  /** The origin people open, without a slash at its end. */
  readonly publicUrl: string;
  /** Secrets, objects and the embedded database lie below it. */
  readonly dataFolder: string;
  /** A bucket for the objects; undefined: they lie in the data folder. */
  readonly objects: ObjectsAddress | undefined;
  /** A PostgreSQL of one's own; undefined starts the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The mail server, with its password; undefined: mails are kept as files in the data folder. */
  readonly smtpUrl: string | undefined;
  /** Who mails come from. */
  readonly mailFrom: string;
  readonly trustProxy: string | undefined;
  /** The key that signs tokens, from the environment; undefined reads or makes it in the data folder. */
  readonly serverKey: string | undefined;
  /** The key before it, still believed. */
  readonly previousServerKey: string | undefined;
  /** Who may read `/metrics` from elsewhere; undefined: only this machine. */
  readonly metricsToken: string | undefined;
  /** The folder of the shell's build. */
  readonly shellFolder: string;
  /** Pages are given the shell's build of this process from its start on, or it waits to be promoted. */
  readonly shellChannel: StartChannel;
  /** Nothing is built at start: the builds are there. */
  readonly asBuilt: boolean;
  readonly logLevel: string;
  /** The dev servers of development mode. */
  readonly development: DevelopmentServers | undefined;
  readonly roots: Roots;
}

type Env = Readonly<Record<string, string | undefined>>;

const defaultPort = 4200;

const portOf = (text: string | undefined): number => {
  const port = Number(text || defaultPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartupError(`PORT is "${text ?? ''}", which is not a number from 1 to 65535.`);
  return port;
};

const originOf = (text: string, production: boolean): string => {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new StartupError(`PUBLIC_URL is "${text}", which is not an address like https://console.example.com.`);
  }
  if (!/^https?:$/.test(url.protocol))
    throw new StartupError(`PUBLIC_URL is "${text}", which is not an address like https://console.example.com.`);
  if (url.pathname !== '/' || url.search || url.hash)
    throw new StartupError(
      `PUBLIC_URL is "${text}", and the console is served from the root of an origin: leave the path out.`,
    );
  if (production && url.protocol !== 'https:')
    throw new StartupError(`PUBLIC_URL is "${text}", and production needs https.`);
  return url.origin;
};

const databaseOf = (text: string | undefined): string | undefined => {
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    throw new StartupError('DATABASE_URL is not an address like postgresql://user:password@host:5432/name.');
  return text;
};

const objectsOf = (text: string | undefined): ObjectsAddress | undefined => {
  if (!text) return undefined;
  const address = readObjectsAddress(text);
  if (!address) throw new StartupError(`OBJECTS_URL is "${text}", which is not an address like s3://bucket/prefix.`);
  return address;
};

const namedProxies = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (text: string): boolean => {
  const [address = '', bits, more] = text.split('/');
  const size = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) > 0 && more === undefined && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= size))
  );
};

const proxiesOf = (text: string | undefined): string | undefined => {
  if (!text) return undefined;
  const strange = text
    .split(',')
    .map((each) => each.trim())
    .find((each) => !namedProxies.includes(each) && !isNetwork(each));
  if (strange !== undefined)
    throw new StartupError(
      `TRUST_PROXY holds "${strange}", which is neither an address, a network like 10.0.0.0/8, nor one of ${namedProxies.join(', ')}.`,
    );
  return text;
};

const smtpOf = (text: string | undefined): string | undefined => {
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol) || new URL(text).hostname === '')
    throw new StartupError(
      'SMTP_URL is not an address like smtp://user:password@host:587, or smtps://… with TLS from the start.',
    );
  return text;
};

/** An address alone, or with a name before it: Lectern <no-reply@example.com>. */
const senderOf = (text: string | undefined, host: string): string => {
  if (!text) return `Lectern <no-reply@${host}>`;
  if (!/^([^<>\r\n]+ <[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/.test(text))
    throw new StartupError(`MAIL_FROM is "${text}", which is not an address like Lectern <no-reply@example.com>.`);
  return text;
};

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const levelOf = (text: string | undefined, production: boolean): string => {
  const level = text || (production ? 'info' : 'warn');
  if (!levels.includes(level))
    throw new StartupError(`LOG_LEVEL is "${level}", which is none of ${levels.join(', ')}.`);
  return level;
};

const channelOf = (text: string | undefined): StartChannel => {
  if (!text || text === 'live') return 'live';
  if (text === 'next') return 'next';
  throw new StartupError(`SHELL_CHANNEL is "${text}", which is neither live nor next.`);
};

const keyOf = (name: string, text: string | undefined): string | undefined => {
  if (text && text.length < 32) throw new StartupError(`${name} is shorter than 32 characters.`);
  return text || undefined;
};

/** Reads the environment. @throws Sentence for a value that cannot be used, with its name. */
export const readConfig = (env: Env, roots: Roots): Config => {
  const databaseUrl = databaseOf(env['DATABASE_URL']);
  const production = env['NODE_ENV'] === 'production' || databaseUrl !== undefined;
  const port = portOf(env['PORT']);
  const development = developmentOf(env['LECTERN_DEV_SERVERS'], production);
  if (production && !env['PUBLIC_URL'])
    throw new StartupError(
      'Production needs PUBLIC_URL, the address that people open, like https://console.example.com.',
    );
  if (production && !env['SERVER_KEY'])
    throw new StartupError('Production needs SERVER_KEY, a secret of at least 32 characters that signs the sessions.');
  const publicUrl = originOf(env['PUBLIC_URL'] || `http://localhost:${port}`, production);
  return {
    mode: production ? 'production' : development ? 'development' : 'demo',
    host: env['HOST'] || '127.0.0.1',
    port,
    publicUrl,
    dataFolder: path.resolve(env['DATA_DIR'] || path.join(roots.repository, 'data')),
    objects: objectsOf(env['OBJECTS_URL']),
    databaseUrl,
    smtpUrl: smtpOf(env['SMTP_URL']),
    mailFrom: senderOf(env['MAIL_FROM'], new URL(publicUrl).hostname),
    trustProxy: proxiesOf(env['TRUST_PROXY']),
    serverKey: keyOf('SERVER_KEY', env['SERVER_KEY']),
    previousServerKey: keyOf('SERVER_KEY_OLD', env['SERVER_KEY_OLD']),
    metricsToken: keyOf('METRICS_TOKEN', env['METRICS_TOKEN']),
    shellFolder: path.resolve(env['SHELL_DIR'] || path.join(roots.repository, 'apps/shell/dist')),
    shellChannel: channelOf(env['SHELL_CHANNEL']),
    asBuilt: env['AS_BUILT'] === '1',
    logLevel: levelOf(env['LOG_LEVEL'], production),
    development,
    roots,
  };
};
