import type { AgencyDetail, AgencyRow } from '@lectern/contract/people';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { maskEmail, maskMobile, mayReveal } from '../../../server/calls/mask';
import type { Actor } from '../../../server/calls/frame';
import { agencyOwner } from '../checked/owner';
import { partColumns } from '../checked/parts.queries';

/** An agency with the fields that need the right to reveal. */
export type StoredAgency = Omit<AgencyRow, 'isMasked'> & { readonly dialCode: string | null };
export type StoredAgencyDetail = Omit<AgencyDetail, 'isMasked'> & { readonly dialCode: string | null };

/** The agencies of `listed` (a select of ids); in no order. A change of either row is a new version. */
export const agenciesOf = (listed: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select a.id, a.version + u.version - 1 as version, a.user_id, a.name, u.first_name, u.last_name, u.email::text as email, u.mobile_e164 as mobile, u.mobile_typed, m.dial_code,
    u.country_id, c.name as country_name, coalesce(u.city, '') as city, a.onboarding_step, a.trainers_count, a.state as status,
    array(select v.part from verifications v where v.agency_id = a.id and v.state = 'pending' order by v.id) as open_parts,
    a.created_at, greatest(a.updated_at, u.updated_at) as updated_at, a.deleted_at
  from (${listed}) l join agencies a on a.id = l.id join users u on u.id = a.user_id
    left join countries c on c.id = u.country_id left join countries m on m.id = u.mobile_country_id`;

const one = (id: number) => sql<StoredAgencyDetail>`
  select r.*, o.legal_name, o.registration_no, o.tax_no, o.founded_year, o.website, o.about, o.team_size, o.address_line, o.postal_code, o.state_reason, o.submitted_at, o.verified_at,
    d.full_name as verified_by_name, u.status as account_status, u.last_login_at, b.full_name as created_by_name,
    (select count(*) from batches x where x.agency_id = o.id and x.timing_status in (2, 3) and x.deleted_at is null) as batches_now, ${partColumns(agencyOwner)}
  from (${agenciesOf(sql`select ${id}::bigint as id`)}) r join agencies o on o.id = r.id join users u on u.id = o.user_id
    left join users d on d.id = o.verified_by left join users b on b.id = u.created_by`;

/** The agency as it is now, deleted or not; 404 when there is none. */
export const readAgency = async (db: Kysely<DB>, id: number): Promise<StoredAgencyDetail> => {
  const { rows } = await one(id).execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** An agency as lists show it to everybody. */
export const maskedAgency = ({ dialCode, ...agency }: StoredAgency): AgencyRow => ({
  ...agency,
  email: maskEmail(agency.email),
  mobile: maskMobile(agency.mobile, dialCode),
  mobileTyped: null,
  isMasked: true,
});

const hide = (text: string): string => (text ? '•••' : text);

/** An agency as this person may see it. */
export const agencyShownTo = (
  actor: Pick<Actor, 'rights' | 'impersonatorId'>,
  { dialCode, ...agency }: StoredAgencyDetail,
): AgencyDetail =>
  mayReveal(actor)
    ? { ...agency, isMasked: false }
    : {
        ...agency,
        email: maskEmail(agency.email),
        mobile: maskMobile(agency.mobile, dialCode),
        mobileTyped: null,
        addressLine: hide(agency.addressLine),
        postalCode: hide(agency.postalCode),
        isMasked: true,
      };
