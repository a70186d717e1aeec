import type { Provider } from './provider';
import { sandbox } from './sandbox';

const providers: readonly Provider[] = [sandbox];

/** The code behind a provider's row; undefined for one that takes money outside (manual) or is not built. */
export const providerOf = (code: string): Provider | undefined => providers.find((each) => each.code === code);
