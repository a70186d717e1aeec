import type { ClientBase } from 'pg';

/** Many short questions at once: no compiling, no parallel workers, and rows count as in memory rather than on a disk that turns. */
const settings = `
  set default_transaction_read_only = on;
  set statement_timeout = '2s';
  set jit = off;
  set max_parallel_workers_per_gather = 0;
  set random_page_cost = 1.1`;

/** Sets a new connection up for lists, for as long as it lives: it writes nothing, and each statement ends after 2 seconds. */
export const setUpForLists = async (client: ClientBase): Promise<void> => {
  await client.query(settings);
};
