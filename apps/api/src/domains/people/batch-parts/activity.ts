import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { noteActivities, type Activity } from '../batch/activity.queries';

/** Notes one activity of the person who acts in this transaction. */
export const noteActivity = (db: Kysely<DB>, activity: Activity): Promise<void> => noteActivities(db, [activity]);
