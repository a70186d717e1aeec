import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { MigrationError, pendingOf } from '../../database/migrate';
import type { Services } from '../services';

/** Why the API can't serve, in words for anyone who runs it; empty when it is ready. */
export const unreadyReasons = async ({ db, migrations }: Pick<Services, 'db' | 'migrations'>): Promise<string[]> => {
  try {
    const applied = await sql<{ name: string; checksum: string }>`select name, checksum from schema_migrations`.execute(
      db,
    );
    const pending = pendingOf(migrations, applied.rows);
    const { rows } = await sql<{ strayed: boolean }>`select exists (select 1 from audit_log_rest) as strayed`.execute(
      db,
    );
    return [
      ...pending.map(({ name }) => `migration ${name} has not run`),
      ...(rows[0]?.strayed ? ['audit_log_rest holds rows: the partition of a month is missing'] : []),
    ];
  } catch (error) {
    return [error instanceof MigrationError ? error.message : 'the database cannot be reached'];
  }
};

/** Gives those who ask while it runs the same answer: anybody may ask, and however many do it is asked once at a time. */
export const sharedWhileItRuns = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
};

/** `/healthz` answers while the process lives, `/readyz` 200 while it can serve and 503 with the reasons otherwise. */
export const registerProbes = (app: FastifyInstance, services: Pick<Services, 'db' | 'migrations'>): void => {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  const reasonsOfNow = sharedWhileItRuns(() => unreadyReasons(services));
  app.get('/readyz', async (_request, reply) => {
    const reasons = await reasonsOfNow();
    return reply
      .code(reasons.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: reasons.length === 0 ? 'ready' : 'not ready', reasons });
  });
};
