import type { ReactNode } from 'react';
import type { ResponseOf } from '@lectern/contract/call';
import type { roleCalls } from '@lectern/contract/people';
import { StatusLabel } from '@lectern/ui-kit';
import { Link as Anchor } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/roles';

/** Who has the role: the newest ten, and the way to all of them. */
export function RolePeople({ role, users }: ResponseOf<typeof roleCalls.detail>): ReactNode {
  const all = `/sub-admin?filter%5BroleId%5D=eq%3A${role.id}`;
  return (
    <section aria-label={texts.people} className="role-people">
      <h2>{texts.people}</h2>
      {users.length === 0 ? (
        <p>{texts.nobody}</p>
      ) : (
        <ul>
          {users.map(({ id, name, status }) => (
            <li key={id}>
              <span>{name}</span>
              <StatusLabel status={status} />
            </li>
          ))}
        </ul>
      )}
      {role.audience === 'staff' && role.usersCount > 0 && (
        <Anchor component={Link} to={all}>
          {texts.allPeople(texts.countOf(role.usersCount))}
        </Anchor>
      )}
    </section>
  );
}
