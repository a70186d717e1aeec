import { sql, type RawBuilder } from 'kysely';
import type { Owner } from './owner';

const file = sql`case when f.id is not null then json_build_object('id', f.id, 'name', f.original_name, 'mime', f.mime, 'bytes', f.bytes) end`;
const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
const all = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce((select json_agg(r.row order by r.place, r.id) from (${rows}) r), '[]')`;
const own = (name: string) => sql`'id', ${sql.ref(`${name}.id`)}, 'version', ${sql.ref(`${name}.version`)}`;

/** Columns with the parts of the row `o` (a trainer or an agency) and what is in them, as the wire shows them. */
export const partColumns = ({ column, one }: Owner): RawBuilder<unknown> => {
  const of = (table: string): RawBuilder<unknown> => sql`${sql.ref(`${table}.${column}`)} = o.id`;
  const shared = sql`
    coalesce((select json_agg(json_build_object('part', v.part, 'state', v.state, 'reason', v.reason, 'revision', v.part_revision, 'decidedByName', d.full_name, 'decidedAt', v.decided_at, 'changedAt', v.updated_at)
      order by array_position('{personal_info,skills,experience,resume,certification,education,demo,documents}'::text[], v.part))
      from verifications v left join users d on d.id = v.decided_by where ${of('v')}), '[]') as parts,
    ${all(sql`select p.id, p.sort_order::text as place, json_build_object(${own('p')}, 'skillId', k.id, 'name', k.name, 'categoryName', c.name, 'level', p.level, 'years', p.years) as row
      from person_skills p join skills k on k.id = p.skill_id join categories c on c.id = k.category_id where ${of('p')} and p.deleted_at is null`)} as taught,
    ${all(sql`select -e.id as id, -extract(epoch from e.started_on) as place, json_build_object(${own('e')}, 'title', e.title, 'organisation', e.organisation, 'city', e.city,
      'startedOn', ${day('e.started_on')}, 'endedOn', ${day('e.ended_on')}, 'description', e.description) as row from experiences e where ${of('e')} and e.deleted_at is null`)} as experiences`;
  if (one === 'agency')
    return sql`${shared}, ${all(sql`select a.id, 0 as place, json_build_object(${own('a')}, 'kind', a.kind, 'title', a.title, 'number', a.number, 'expiresOn', ${day('a.expires_on')}, 'file', ${file}) as row
      from agency_documents a join files f on f.id = a.file_id where a.agency_id = o.id and a.deleted_at is null`)} as documents`;
  return sql`${shared},
    ${all(sql`select -c.id as id, -extract(epoch from c.issued_on) as place, json_build_object(${own('c')}, 'name', c.name, 'issuer', c.issuer, 'credentialNo', c.credential_no, 'credentialUrl', c.credential_url,
      'issuedOn', ${day('c.issued_on')}, 'expiresOn', ${day('c.expires_on')}, 'file', ${file}) as row
      from certifications c left join files f on f.id = c.file_id where c.trainer_id = o.id and c.deleted_at is null`)} as certifications,
    ${all(sql`select -e.id as id, -e.start_year as place, json_build_object(${own('e')}, 'degree', e.degree, 'field', e.field, 'school', e.school, 'startYear', e.start_year, 'endYear', e.end_year, 'grade', e.grade, 'file', ${file}) as row
      from educations e left join files f on f.id = e.file_id where e.trainer_id = o.id and e.deleted_at is null`)} as educations,
    ${all(sql`select -r.id as id, 0 as place, json_build_object(${own('r')}, 'isCurrent', r.is_current, 'createdAt', r.created_at, 'file', ${file}) as row
      from resumes r join files f on f.id = r.file_id where r.trainer_id = o.id and r.deleted_at is null`)} as resumes`;
};
