import type { RegistryEntry, RemoteFailure } from '@lectern/remote-kit';
import { RemoteError } from '@lectern/remote-kit/failure';
import { Component, type ReactNode } from 'react';
import { messageOf } from './attribution';
import { failureOf } from './explain';
import { forget } from './places';
import { breakDown } from './remote-store';

interface Props {
  readonly entry: RegistryEntry;
  readonly expose: string;
  readonly failed: (failure: RemoteFailure) => ReactNode;
  /** Told once of each failure, after it stands in the store. */
  readonly onFailed: (failure: RemoteFailure) => void;
  readonly children: ReactNode;
}

interface State {
  readonly failure?: RemoteFailure;
}

/** Keeps a remote's fault in the remote's place: what it throws on load and on render ends here. */
export class Boundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    if (error instanceof RemoteError) return { failure: error.failure };
    // Whose it is only the place knows: see `render`.
    return { failure: failureOf({ name: '', version: '' }, 'threw', [messageOf(error)]) };
  }

  private own(failure: RemoteFailure): RemoteFailure {
    const { entry } = this.props;
    return failure.remote ? failure : { ...failure, remote: entry.name, version: entry.version };
  }

  override componentDidCatch(error: unknown): void {
    const { failure } = this.state;
    if (!failure) return;
    // A failed load is in the store already.
    if (!(error instanceof RemoteError)) breakDown(this.own(failure));
    this.props.onFailed(this.own(failure));
  }

  override componentWillUnmount(): void {
    if (this.state.failure) forget(this.props.entry, this.props.expose);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.failed(this.own(failure)) : this.props.children;
  }
}
