import type { FederationPlugin } from '@lectern/tools/webpack/remote';
import { federationVersion } from '@lectern/tools/shared-modules';

/** Versions of the federation plugin besides the installed one, by the package that holds each. */
const packages: Readonly<Record<string, string>> = {
  '2.7.0': 'federation-2.7',
  '2.8.2': 'federation-2.8',
  '2.9.3': 'federation-2.9.3',
};

/** Every version of the plugin that the shell's runtime is tried with. */
export const pluginVersions: readonly string[] = [...Object.keys(packages), federationVersion];

/** ModuleFederationPlugin in one of these versions. */
export const pluginOf = async (version: string): Promise<FederationPlugin> => {
  const name = version === federationVersion ? '@module-federation/enhanced' : packages[version];
  if (!name) throw new Error(`There is no federation plugin ${version}: there are ${pluginVersions.join(', ')}`);
  const { ModuleFederationPlugin } = (await import(`${name}/webpack`)) as {
    ModuleFederationPlugin: FederationPlugin['Plugin'];
  };
  return { version, Plugin: ModuleFederationPlugin };
};
