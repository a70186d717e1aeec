import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { personOf, type PaylinkBuyer } from '@lectern/contract/commerce';
import { dateText } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { shortcuts } from '@lectern/ui-kit/shortcuts';
import { personPath, personRight } from '../person/person-path';
import * as texts from '../texts/paylink';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** The person on the phone, once found. */
export function BuyerStrip({
  buyer,
  onChange,
}: {
  readonly buyer: PaylinkBuyer;
  readonly onChange: () => void;
}): ReactNode {
  const person = personOf(buyer);
  const mayOpen = useMay(personRight[person.kind]);
  const { name, mobile, place, plan, paidOrders } = buyer;
  const to = mayOpen ? personPath(person) : undefined;
  const facts = [
    place,
    plan && texts.planUntil(plan.title, plan.endsAt === null ? undefined : dateText(plan.endsAt)),
    texts.paidOrders(paidOrders),
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <div className="paylink-buyer">
      <span className="paylink-initials" aria-hidden="true">
        {initials(name)}
      </span>
      <div>
        <p className="paylink-buyer-name">
          {to ? <Link to={to}>{name}</Link> : <b>{name}</b>}
          {person.kind === 'trainer' && <span>{texts.trainer}</span>}
          <span>{mobile}</span>
        </p>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <Button
        variant="text"
        aria-label={texts.changePerson}
        onClick={onChange}
        {...shortcuts({ 'Alt+C': texts.keys['Alt+C'] })}
      >
        {texts.change}
      </Button>
    </div>
  );
}
