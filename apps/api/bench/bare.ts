/** The server to compare with: `node:http`, the console's pool and recorded statements, JSON of the rows as they come, and no check of anything. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createPool } from '../src/database/connect';
import { poolOptions } from '../src/startup/connect-database';
import type { Recording } from './record';

const pool = createPool(process.env['DATABASE_URL'] ?? '', poolOptions);
const recording = JSON.parse(readFileSync(process.env['RECORDING'] ?? '', 'utf8')) as Recording;
process.once('disconnect', () => process.exit()); // the measuring process has gone

const answer = async (address: string): Promise<string> => {
  const { limit, statements } = recording[address] ?? { limit: 0, statements: [] };
  if (limit === undefined) {
    const all: unknown[] = [];
    for (const { sql, parameters } of statements) all.push((await pool.query(sql, [...parameters])).rows);
    return JSON.stringify({ success: true, result: all });
  }
  let total: number | undefined;
  let rows: readonly { readonly n?: number }[] = [];
  for (const { sql, parameters } of statements) {
    ({ rows } = await pool.query<{ n?: number }>(sql, [...parameters]));
    total = rows[0]?.n ?? total; // the count, then the estimate; the page comes last and has none
  }
  if (total === undefined) throw new Error('not recorded');
  return JSON.stringify({
    success: true,
    result: { items: rows.slice(0, limit), total, more: rows.length > limit },
  });
};

createServer((request, response) => {
  answer(request.url ?? '').then(
    (body) =>
      response
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
        })
        .end(body),
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
