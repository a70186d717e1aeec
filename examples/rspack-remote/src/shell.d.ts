/** The parts of the shell that this remote uses: libs/ui-kit/README.md has all of them and their props. */
declare module '@lectern/ui-kit' {
  import type { ReactNode } from 'react';
  export function PageHeader(props: { title: string; primary?: ReactNode }): ReactNode;
  export function notify(level: 'success' | 'warning' | 'error', text: string): void;
}
declare module '@lectern/ui-kit/mui' {
  import type { ReactNode } from 'react';
  export function Button(props: { variant?: 'contained'; onClick: () => void; children: ReactNode }): ReactNode;
}
declare module '*.css';
