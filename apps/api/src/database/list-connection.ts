import { CompiledQuery, type DatabaseConnection } from 'kysely';

const settings = CompiledQuery.raw(`
  set default_transaction_read_only = on;
  set statement_timeout = '2s';
  set jit = off;
  set max_parallel_workers_per_gather = 0;
  set random_page_cost = 1.1`);

/**
 * Makes a new connection one for lists, for as long as it lives: it writes nothing, each statement ends after 2 seconds, and as lists are many short
 * questions at once there is no compiling, no parallel workers, and rows count as in memory rather than on a disk that turns.
 */
export const forLists = async (connection: DatabaseConnection): Promise<void> => {
  await connection.executeQuery(settings);
};
