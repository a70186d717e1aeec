import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { Person } from '@lectern/contract/commerce';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { paylinkFor } from '../payment/address';
import * as texts from '../texts/person-money';
import { LinkLines } from './LinkLines';
import { PaymentLines } from './PaymentLines';
import { PlanLine } from './PlanLine';
import './person-money.css';

/** Plan, payments and links of a student or a trainer, each by its right. */
export function PersonMoney({ person }: { readonly person: Person }): ReactNode {
  const [seesPlans, seesMoney, sells] = [
    useMay([person.kind === 'student' ? 'studentPlanList' : 'trainerPlanList']),
    useMay(['invoiceList']),
    useMay(['paymentLinkGeneration']),
  ];
  return (
    <section className="person-money-part" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {seesPlans && <PlanLine person={person} />}
      {seesMoney && <PaymentLines person={person} />}
      {sells && <LinkLines person={person} />}
      {sells && (
        <Button component={Link} to={paylinkFor(person)} size="small" variant="outlined">
          {texts.generate}
        </Button>
      )}
    </section>
  );
}
