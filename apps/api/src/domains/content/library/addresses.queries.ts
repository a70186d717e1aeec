import { sql, type RawBuilder } from 'kysely';
import { urlsOf } from '../../../server/files/paths';

const { small, medium, large } = urlsOf('{key}');
const address = (pattern: string): RawBuilder<unknown> => sql`replace(${pattern}::text, '{key}', f.storage_key)`;

/** The addresses of the three sizes of a picture, or of a video's poster, as `urlsOf` makes them; null of a file without a picture. */
export const imageAddresses = (fileId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select jsonb_build_object('small', ${address(small)}, 'medium', ${address(medium)}, 'large', ${address(large)})
  from files f where f.id = ${fileId} and (f.visibility = 'public' and f.mime like 'image/%'
    or f.purpose = 'video' and exists (select 1 from file_variants p where p.file_id = f.id)))`;
