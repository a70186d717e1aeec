import { useMemo, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { mayOpen } from '@lectern/auth/may-open';
import { roleCalls } from '@lectern/contract/people';
import { inMenuOrder, isGroup, menuParts, shellMenu, type MenuItem } from '@lectern/remote-kit/menu';
import { PageRead } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import * as texts from '../texts/rights';

function Entry({ item }: { readonly item: Pick<MenuItem, 'icon' | 'title'> }): ReactNode {
  return (
    <span className="role-menu-entry">
      <Icon name={item.icon} size={16} />
      {item.title}
    </span>
  );
}

/** The sidebar of a person with these rights: of every remote that is live, as the shell draws it. */
export function RoleMenu({ rights }: { readonly rights: readonly string[] }): ReactNode {
  const read = useRead(roleCalls.menu, {}, { handled: 'all', staleTime: 60_000 });
  const items = read.data?.items;
  const sections = useMemo(() => {
    const held = new Set(rights);
    const all = ((items ?? []) as readonly MenuItem[]).concat(shellMenu);
    return menuParts(inMenuOrder(all.filter(({ access }) => mayOpen(access, held))));
  }, [items, rights]);
  return (
    <section aria-label={texts.sees} className="role-menu">
      <h2>{texts.sees}</h2>
      <p>{texts.seesHelp}</p>
      <PageRead reads={[read]} what={texts.theMenu} loading={texts.theMenu}>
        {() =>
          sections.length === 0 ? (
            <p className="role-menu-none">{texts.seesNothing}</p>
          ) : (
            <div className="role-menu-side">
              {sections.map(({ name, entries }) => (
                <section key={name} aria-label={name}>
                  <h3>{name}</h3>
                  <ul>
                    {entries.map((entry) => (
                      <li key={isGroup(entry) ? entry.group : entry.to}>
                        {isGroup(entry) ? (
                          <>
                            <Entry item={{ icon: entry.icon, title: entry.group }} />
                            <ul>
                              {entry.items.map((item) => (
                                <li key={item.to}>
                                  <Entry item={item} />
                                </li>
                              ))}
                            </ul>
                          </>
                        ) : (
                          <Entry item={entry} />
                        )}
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          )
        }
      </PageRead>
    </section>
  );
}
