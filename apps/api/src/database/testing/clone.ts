import type { Pool } from 'pg';

const objectInUse = '55006';

/** Copies a template. A connection that has just been closed may still be seen for a moment: then it is tried again. */
export const clone = async (admin: Pool, name: string, template: string): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    try {
      await admin.query(`create database ${name} template ${template} strategy file_copy`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== objectInUse || tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
};
