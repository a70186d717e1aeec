import type { RegistryEntry, RemoteFailure } from '@lectern/remote-kit';
import { RemoteError } from '@lectern/remote-kit/failure';
import { openWork } from '@lectern/ui-kit';
import { Component, type ReactNode } from 'react';
import type { Forms, Work } from '../session/loss';
import * as texts from '../texts/failure';
import { messageOf } from './attribution';
import { failureOf, isLoadError } from './explain';
import { loader } from './loader';
import { forget } from './load-component';
import { breakDown } from './remote-store';

interface Props {
  readonly entry: RegistryEntry;
  readonly expose: string;
  readonly failed: (failure: RemoteFailure) => ReactNode;
  /** Asked first where code did not come; true where the place, or the page, goes on without a word. `work`: what the person was at. */
  readonly onLost: (failure: RemoteFailure, work: Work) => Promise<boolean>;
  /** Called once for each failure, after the store has it. */
  readonly onFailed: (failure: RemoteFailure) => void;
  readonly children: ReactNode;
}

interface State {
  readonly failure?: RemoteFailure;
  /** Until it is known why code did not come. */
  readonly isSettling?: boolean;
  readonly forms?: Forms;
}

/** Keeps a remote's fault in the remote's place: what it throws on load and on render ends here. */
export class Boundary extends Component<Props, State> {
  override state: State = {};
  private isHere = true;

  static getDerivedStateFromError(error: unknown): State {
    // Asked now: with what failed its forms go, and keep their drafts as they do.
    const forms = openWork();
    if (error instanceof RemoteError)
      return { failure: error.failure, isSettling: error.failure.cause === 'missing', forms };
    // Whose it is only the place knows: see `render`.
    return {
      failure: failureOf({ name: '', version: '' }, 'threw', [messageOf(error)]),
      isSettling: isLoadError(error),
      forms,
    };
  }

  private own(failure: RemoteFailure): RemoteFailure {
    const { entry } = this.props;
    return failure.remote ? failure : { ...failure, remote: entry.name, version: entry.version };
  }

  override componentDidCatch(error: unknown): void {
    const { failure, isSettling, forms = 'none' } = this.state;
    if (!failure) return;
    if (isSettling) return void this.settle(error, failure, forms);
    // A failed load is in the store already.
    if (!(error instanceof RemoteError)) breakDown(this.own(failure));
    this.props.onFailed(this.own(failure));
  }

  /** Finds out why code did not come; an unhandled failure is shown. */
  private async settle(error: unknown, shown: RemoteFailure, forms: Forms): Promise<void> {
    const explained = error instanceof RemoteError ? error : await loader().explain(this.props.entry, error);
    const failure = explained instanceof RemoteError ? explained.failure : this.own(shown);
    // Anyone who has gone on meanwhile is not disturbed where they are now.
    const isHere = (): boolean => this.isHere;
    if (!isHere() || (await this.props.onLost(failure, { forms, isHere })) || !isHere()) return;
    if (explained !== error) breakDown(failure);
    this.setState({ failure, isSettling: false });
    this.props.onFailed(failure);
  }

  override componentDidMount(): void {
    this.isHere = true;
  }

  override componentWillUnmount(): void {
    this.isHere = false;
    if (this.state.failure) forget(this.props.entry, this.props.expose);
  }

  override render(): ReactNode {
    const { failure, isSettling } = this.state;
    if (isSettling) return <p role="status">{texts.trying}</p>;
    return failure ? this.props.failed(this.own(failure)) : this.props.children;
  }
}
