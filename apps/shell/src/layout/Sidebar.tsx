import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/layout';
import { Brand } from './Brand';
import { isGroup, type MenuItem, type MenuSection } from './menu';
import { SidebarGroup } from './SidebarGroup';
import { SidebarLink } from './SidebarLink';

interface Props {
  readonly product: string;
  readonly sections: readonly MenuSection[];
  readonly current: MenuItem | undefined;
  readonly collapsed: boolean;
  readonly onInterest: (path: string) => void;
  readonly onNavigate?: () => void;
}

function SectionName({ name, broken }: Pick<MenuSection, 'name' | 'broken'>): ReactNode {
  const fault = broken.length > 0 ? texts.inFault(broken.join(', ')) : undefined;
  return (
    <h2>
      {name}
      {fault && (
        <span className="side-fault" title={fault}>
          <TriangleAlert size={14} strokeWidth={2} aria-hidden />
          <span className="visually-hidden">{fault}</span>
        </span>
      )}
    </h2>
  );
}

/** The black menu: what the registry declares and the person may open, nothing else. */
export function Sidebar({ product, sections, current, collapsed, onInterest, onNavigate }: Props): ReactNode {
  return (
    <>
      <Link className="side-brand" to="/" aria-label={texts.homeOf(product)} onClick={onNavigate}>
        <Brand product={product} />
      </Link>
      <nav aria-label={texts.main} className="side-nav">
        {sections.map(({ name, entries, broken }) => (
          <section key={name} aria-label={name} className={name === 'Settings' ? 'is-last' : undefined}>
            {name !== 'Settings' && <SectionName name={name} broken={broken} />}
            <ul>
              {entries.map((entry) =>
                isGroup(entry) ? (
                  <SidebarGroup
                    key={entry.group}
                    group={entry}
                    current={current}
                    collapsed={collapsed}
                    onInterest={onInterest}
                    onNavigate={onNavigate}
                  />
                ) : (
                  <SidebarLink
                    key={entry.to}
                    item={entry}
                    isCurrent={entry.to === current?.to}
                    collapsed={collapsed}
                    onInterest={onInterest}
                    onNavigate={onNavigate}
                  />
                ),
              )}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}
