import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright-core';

/** The console through a proxy, as it is or with nothing for the browser to verify. */
export interface Passage {
  readonly url: string;
  close(): Promise<void>;
}

const withoutPolicy = ({ 'integrity-policy': _policy, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders =>
  headers;

/** Starts a proxy before a console; `verified: false` takes the digests out of the page and the policy that asks for them. The page goes the same way in both. */
export const passage = async (target: string, { verified }: { readonly verified: boolean }): Promise<Passage> => {
  const server = createServer((request, response) => {
    const isPage = request.headers['sec-fetch-dest'] === 'document';
    const outgoing = httpRequest(
      new URL(request.url ?? '/', target),
      { method: request.method, headers: { ...request.headers, ...(isPage && { 'accept-encoding': 'identity' }) } },
      (answer) => {
        const headers = verified ? answer.headers : withoutPolicy(answer.headers);
        if (!isPage) {
          response.writeHead(answer.statusCode ?? 502, headers);
          answer.pipe(response);
          return;
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const page = Buffer.concat(chunks).toString();
          const body = Buffer.from(verified ? page : page.replaceAll(/ integrity="[^"]*"/g, ''));
          response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length });
          response.end(body);
        });
      },
    );
    outgoing.on('error', () => response.destroy());
    request.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Makes the pages of this context ask for no digest of scripts and style sheets, however a tag is made. */
export const forgetDigests = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const { prototype } of [HTMLScriptElement, HTMLLinkElement]) {
      Object.defineProperty(prototype, 'integrity', { configurable: true, get: () => '', set: () => undefined });
      const set = prototype.setAttribute;
      prototype.setAttribute = function (this: HTMLElement, name: string, value: string) {
        if (name.toLowerCase() !== 'integrity') set.call(this, name, value);
      };
    }
  });
