import type { Host, Services } from '../../../server/services';
import type { ObjectStore } from '../../../storage/store';

/** Where releases run: the console that they must fit, and the store that holds their files. */
export interface Deployment {
  readonly host: Host;
  readonly store: ObjectStore;
}

export const deploymentOf = ({ host, store }: Pick<Services, 'host' | 'store'>): Deployment => ({
  host: host(),
  store,
});
