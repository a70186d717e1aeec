import type { Pool } from 'pg';
import { StartupError } from './embedded/startup-error';

/**
 * Sees that search works in every script: with a wrong character type pg_trgm drops letters beyond ASCII without a word.
 * The extension must be there already. @throws Sentence.
 */
export const checkSearch = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ works: boolean }>(`select show_trgm('ž') <> '{}' as works`);
  if (!rows[0]?.works)
    throw new StartupError(
      'The database was made with a character type that search cannot use: create it again with LC_CTYPE C.UTF-8 or another UTF-8 one.',
    );
};
