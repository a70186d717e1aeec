import type { Call } from '@lectern/contract';
import { jobCalls } from '@lectern/contract/platform/job';
import { testWorker } from '../../../server/jobs/testing';
import type { SellingFixture } from '../sale/testing';

/** The lines of a CSV by their heads. No value of these tests has a comma or a line break. */
const readCsv = (text: string): Readonly<Record<string, string>>[] => {
  const [head = [], ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at] ?? ''])));
};

/** The rows of a list as its export writes them, by the heads of their columns. */
export const exportedRows = async (
  { api, done }: SellingFixture,
  call: Call,
  query: object,
  columns: readonly string[],
): Promise<Readonly<Record<string, string>>[]> => {
  const { job } = await done(jobCalls.export, { call: call.path, query, columns: [...columns], format: 'csv' });
  await testWorker(api).drain();
  const { url } = await done(jobCalls.file, { id: job.id });
  const chunks: Buffer[] = [];
  for await (const chunk of (await api.services.store.stream(url.replace(/^\/|\?.*$/g, ''))) as AsyncIterable<Buffer>)
    chunks.push(chunk);
  return readCsv(Buffer.concat(chunks).toString('utf8'));
};
