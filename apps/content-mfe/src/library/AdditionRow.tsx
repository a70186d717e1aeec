import type { ReactNode } from 'react';
import { IconAction } from '@lectern/ui-kit';
import { sizeText } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/library';
import type { Addition } from './additions';
import { itemPath } from './address';
import { Thumbnail } from './Thumbnail';
import type { Additions } from './use-additions';

interface Props {
  readonly addition: Addition;
  readonly additions: Additions;
}

function State({ addition: { file, state, part, failureText, sameAs } }: Pick<Props, 'addition'>): ReactNode {
  const percent = Math.round(part * 100);
  switch (state) {
    case 'waiting':
      return <small>{texts.waiting}</small>;
    case 'sending':
      return (
        <>
          <small>{texts.sending(sizeText(file.size), percent)}</small>
          <progress max={100} value={percent} aria-label={texts.progressOf(file.name)} />
        </>
      );
    case 'done':
      return <small>{texts.isIn}</small>;
    case 'same':
      return <small className="is-wrong">{texts.sameAs(sameAs?.title ?? '')}</small>;
    case 'failed':
      return <small className="is-wrong">{failureText}</small>;
  }
}

/** A file with how far it is, what became of it, and what can be done about it. */
export function AdditionRow({ addition, additions }: Props): ReactNode {
  const { key, file, state, item, sameAs, mayRetry, isBegun } = addition;
  const isRunning = state === 'waiting' || state === 'sending';
  return (
    <li data-state={state}>
      {item ? <Thumbnail item={item} size="small" /> : <span className="library-picture is-small" />}
      <span className="library-addition-name">
        {item ? <Link to={itemPath(item.id)}>{item.title}</Link> : file.name}
        <State addition={addition} />
      </span>
      {state === 'same' && sameAs && (
        <>
          <Button variant="text" component={Link} to={itemPath(sameAs.id)}>
            {texts.showSame}
          </Button>
          <Button variant="text" aria-label={texts.keepBothOf(file.name)} onClick={() => additions.keepBoth(addition)}>
            {texts.keepBoth}
          </Button>
        </>
      )}
      {state === 'failed' && mayRetry && (
        <Button
          variant="text"
          aria-label={isBegun ? texts.resumeOf(file.name) : texts.retryOf(file.name)}
          onClick={() => additions.retry(key)}
        >
          {isBegun ? texts.resume : texts.retry}
        </Button>
      )}
      {state !== 'done' && (
        <IconAction
          icon="x"
          label={isRunning ? texts.stopOf(file.name) : texts.takeOffOf(file.name)}
          tip={isRunning ? texts.stop : texts.takeOff}
          onClick={() => additions.takeOff(addition)}
        />
      )}
    </li>
  );
}
