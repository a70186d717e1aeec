import type { ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useMay, useSession } from '@lectern/auth';
import { agencyCalls, type AgencyDetail, type AgencyRevealable } from '@lectern/contract/people';
import { timeText } from '@lectern/ui-kit';
import '../../checked/checked.css';
import { Facts, type Block } from '../../detail/Facts';
import { MaskedValue } from '../../detail/MaskedValue';
import * as texts from '../../texts/agencies';
import * as person from '../../texts/person';

const blocksOf = (agency: AgencyDetail): readonly Block<AgencyRevealable>[] => [
  {
    title: texts.contact,
    facts: [
      [texts.contactName, `${agency.firstName} ${agency.lastName}`.trim()],
      [texts.email, agency.email ?? '', 'email'],
      [texts.mobile, agency.mobile ?? '', 'mobile'],
    ],
  },
  {
    title: texts.company,
    facts: [
      [texts.legalName, agency.legalName],
      [texts.registrationNo, agency.registrationNo],
      [texts.taxNo, agency.taxNo],
      [texts.founded, agency.foundedYear === null ? '' : String(agency.foundedYear)],
      [texts.teamSize, agency.teamSize === null ? '' : String(agency.teamSize)],
      [texts.website, agency.website],
    ],
  },
  {
    title: texts.addressBlock,
    facts: [
      [texts.address, agency.addressLine, 'addressLine'],
      [texts.city, agency.city],
      [texts.postalCode, agency.postalCode, 'postalCode'],
      [texts.country, agency.countryName ?? ''],
    ],
  },
  {
    title: texts.account,
    facts: [[texts.lastSignIn, agency.lastLoginAt ? timeText(agency.lastLoginAt) : texts.never]],
  },
];

/** What is known of an agency besides rows; what is masked can be revealed one by one, with a reason. */
export function AgencyInfo({ agency }: { readonly agency: AgencyDetail }): ReactNode {
  const may = useMay(agencyCalls.reveal.access);
  const isActing = useSession(({ document }) => Boolean(document?.impersonating));
  return (
    <>
      <section aria-label={texts.about}>
        <h2>{texts.about}</h2>
        <p className={agency.about ? 'person-text' : 'is-nothing'}>{agency.about || person.noValue}</p>
      </section>
      {blocksOf(agency).map((block) => (
        <Facts
          key={block.title}
          {...block}
          masked={
            agency.isMasked && may && !isActing
              ? (field, label, value) => (
                  <MaskedValue
                    key={agency.id}
                    label={label}
                    value={value}
                    reveal={(reason) => send(agencyCalls.reveal, { id: agency.id, field, reason }, { handled: [400] })}
                  />
                )
              : undefined
          }
        />
      ))}
    </>
  );
}
