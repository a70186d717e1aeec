import * as refresh from 'react-refresh/runtime';

// The page's one react-refresh: the shell's entry sets it, before react-dom and every remote.
Object.assign(globalThis, { __lecternRefresh: refresh });
