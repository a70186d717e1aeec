import { useEffect, useState, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import './base.css';
import { theme } from './theme';

export type Mode = 'light' | 'dark' | 'system';

function Follow({ mode }: { readonly mode: Mode }): ReactNode {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

/**
 * The theme around everything; `mode` follows the person's choice, nothing is kept on the device. MUI's styles stand first in
 * the page, so that a style sheet of ours wins over them.
 */
export function LecternTheme({ mode, children }: { readonly mode: Mode; readonly children: ReactNode }): ReactNode {
  const [cache] = useState(() => createCache({ key: 'lk', prepend: true }));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode={mode} storageManager={null} noSsr>
        <Follow mode={mode} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
