import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { PropsOf, studentAside } from '@lectern/remote-kit/slots';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { paylinkFor } from '../payment/address';
import * as texts from '../texts/student';
import { LinkLines } from './LinkLines';
import { PaymentLines } from './PaymentLines';
import { PlanLine } from './PlanLine';
import './student-money.css';

/** Plan and payments of a student, each by its right: the contribution to `people.student.aside.v1`. */
export default function StudentMoney({ studentId }: PropsOf<typeof studentAside>): ReactNode {
  const [seesPlans, seesMoney, sells] = [
    useMay(['studentPlanList']),
    useMay(['invoiceList']),
    useMay(['paymentLinkGeneration']),
  ];
  return (
    <section className="student-money-part" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {seesPlans && <PlanLine studentId={studentId} />}
      {seesMoney && <PaymentLines studentId={studentId} />}
      {sells && <LinkLines studentId={studentId} />}
      {sells && (
        <Button component={Link} to={paylinkFor(studentId)} size="small" variant="outlined">
          {texts.generate}
        </Button>
      )}
    </section>
  );
}
