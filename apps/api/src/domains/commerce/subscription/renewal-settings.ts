import { sql } from 'kysely';

/** The rules of renewals, as the settings say. */
const renewalRules = sql`coalesce((select value->'renewals' from settings where group_name = 'payments'), '{}'::jsonb)`;

/** Days before the end of a period at which the next one is asked for. */
export const linkDays = sql<number>`coalesce((${renewalRules}->>'linkDays')::int, 7)`;

/** Days of reminders as a JSON list, counted from the end of the period. */
export const remindDays = sql<number[]>`coalesce(${renewalRules}->'remindDays', '[-7, -1, 0, 3]'::jsonb)`;
