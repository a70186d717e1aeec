import { Agent, get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { percentile } from '@lectern/tools/bench/statistics';

/** Where a load goes. */
export interface Target {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a load took: answers in a second, and the milliseconds that 95 of 100 answers did not exceed. */
export interface Load {
  readonly rate: number;
  readonly p95: number;
}

/** An answer as it came over the line. */
interface Answer {
  readonly body: Buffer;
  readonly encoding: string | undefined;
}

const textOf = ({ body, encoding }: Answer): string =>
  (encoding === 'br' ? brotliDecompressSync(body) : body).toString();

/** Asks as a browser does, which takes compressed answers. @throws when the answer is not a 200 */
const answerTo = ({ origin, headers }: Target, address: string, agent?: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(
      `${origin}${address}`,
      { agent, headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () => {
          const answer = { body: Buffer.concat(parts), encoding: response.headers['content-encoding'] };
          if (response.statusCode === 200) resolve(answer);
          else reject(new Error(`${response.statusCode} for ${address}: ${textOf(answer).slice(0, 300)}`));
        });
      },
    ).once('error', reject);
  });

/** One answer's text. @throws when it is not a 200 */
export const ask = async (target: Target, address: string): Promise<string> => textOf(await answerTo(target, address));

/** What a refused list counts as: longer than anybody waits for one. */
const refused = 10_000;

/** How long an answer takes, in ms. */
export const timeOf = async (target: Target, address: string, agent?: Agent): Promise<number> => {
  const began = performance.now();
  try {
    await answerTo(target, address, agent);
    return performance.now() - began;
  } catch {
    return refused;
  }
};

/** Asks each address once, over `connections` that stay open, each taking the next address when it has its answer. */
export const load = async (target: Target, addresses: readonly string[], connections: number): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waiting = addresses.values();
  const took: number[] = [];
  const connection = async (): Promise<void> => {
    for (const address of waiting) {
      const began = performance.now();
      await answerTo(target, address, agent);
      took.push(performance.now() - began);
    }
  };
  const began = performance.now();
  try {
    await Promise.all(Array.from({ length: connections }, connection));
    return { rate: (took.length / (performance.now() - began)) * 1000, p95: percentile(took, 0.95) };
  } finally {
    agent.destroy();
  }
};
