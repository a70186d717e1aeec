import type { ReactNode } from 'react';
import type { DifferencePart } from '@lectern/contract/content';
import { RichText } from '@lectern/ui-kit/rich-text';
import * as texts from '../texts/revisions';
import './revisions.css';

const words = { added: texts.added, removed: texts.removed } as const;

function Part({ kind, text }: DifferencePart): ReactNode {
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <span className="visually-hidden">{words[kind]}: </span>
      {text}
    </Mark>
  );
}

interface Props {
  readonly html: string;
  readonly difference: readonly DifferencePart[];
}

/** One save of a text: the changes from it to the current one, and the text itself. */
export function SavedText({ html, difference }: Props): ReactNode {
  const isSame = difference.every(({ kind }) => kind === 'same');
  return (
    <>
      <section className="difference" aria-label={texts.difference}>
        <h3>{texts.difference}</h3>
        {isSame ? (
          <p>{texts.same}</p>
        ) : (
          <p className="difference-text">
            {difference.map((part, at) => (
              <Part key={at} {...part} />
            ))}
          </p>
        )}
      </section>
      <section className="difference" aria-label={texts.asItWas}>
        <h3>{texts.asItWas}</h3>
        <RichText html={html} />
      </section>
    </>
  );
}
