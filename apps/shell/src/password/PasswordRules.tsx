import type { ReactNode } from 'react';
import { Circle, CircleCheck } from 'lucide-react';
import { passwordRules } from '@lectern/contract/platform/passwords';
import * as texts from '../texts/password-rules';
import { strengthOf } from './strength';
import './password.css';

/** What the password has and lacks while it is typed, and how strong it is: by mark, word and length of a bar. */
export function PasswordRules({ id, value }: { readonly id: string; readonly value: string }): ReactNode {
  const strength = strengthOf(value);
  return (
    <div className="password-rules" id={id}>
      <div className="password-strength" data-strength={strength.replace(' ', '-')} aria-hidden>
        <i />
      </div>
      <p role="status">{strength === 'none' ? texts.needs : texts.strength[strength]}</p>
      <ul>
        {passwordRules.map(({ name, words, holds }) => {
          const has = holds(value);
          const Icon = has ? CircleCheck : Circle;
          return (
            <li key={name} className={has ? 'has-it' : undefined}>
              <Icon size={14} strokeWidth={2} aria-hidden />
              {words}
              <span className="visually-hidden">{has ? texts.isThere : texts.isMissing}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
