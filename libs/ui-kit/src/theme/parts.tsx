import type { ThemeOptions } from '@mui/material/styles';
import { Ring, Tick } from './marks';

const v = (name: string): string => `var(--mui-palette-lectern-${name})`;
const phone = '@media (max-width: 599.98px)';

/** How MUI's parts look here: density, edges and focus of look.md, so that no screen styles them again. */
export const parts: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': { outline: `2px solid ${v('focus')}`, outlineOffset: 2 } } } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'medium', variant: 'outlined' },
    styleOverrides: {
      root: {
        height: 32,
        padding: '0 12px',
        minWidth: 0,
        whiteSpace: 'nowrap',
        [phone]: { height: 40 },
        '& .MuiButton-startIcon': { marginLeft: -2, marginRight: 6 },
        '&[aria-disabled="true"]': { cursor: 'default' },
        variants: [{ props: { variant: 'outlined', color: 'primary' }, style: { borderColor: v('borderStrong'), background: v('surface'), '&:hover': { background: v('hover'), borderColor: v('borderStrong') } } }],
      },
      sizeSmall: { height: 28, padding: '0 8px' },
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'medium' },
    styleOverrides: { root: { width: 32, height: 32, borderRadius: 6, padding: 0, color: v('text2'), '&:hover': { background: v('hover'), color: v('text') } }, sizeSmall: { width: 28, height: 28 } },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderRadius: 8 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        height: 36,
        background: v('surface'),
        '&.MuiInputBase-multiline': { height: 'auto' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: v('borderControl') },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: v('borderControl') },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: v('focus'), borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: v('danger'), borderWidth: 2 },
        [phone]: { height: 40 },
      },
      // 16 px on phones: a smaller field makes the browser zoom.
      input: { padding: '0 10px', fontSize: 13, [phone]: { fontSize: 16 } },
    },
  },
  MuiTableCell: { styleOverrides: { root: { padding: '0 12px', height: 44, borderColor: v('border') }, head: { height: 34, fontSize: 12, fontWeight: 400, color: v('text2'), background: v('sunken') } } },
  MuiTableRow: { styleOverrides: { root: { '&.Mui-selected, &.Mui-selected:hover': { background: v('selected') }, 'tbody &:last-child td': { borderBottom: 0 } } } },
  MuiCheckbox: {
    defaultProps: { color: 'secondary', size: 'small', disableRipple: true, icon: <Tick is="off" />, checkedIcon: <Tick is="on" />, indeterminateIcon: <Tick is="mixed" /> },
    styleOverrides: { root: { padding: 4, margin: -4 } },
  },
  MuiRadio: { defaultProps: { color: 'secondary', size: 'small', icon: <Ring is="off" />, checkedIcon: <Ring is="on" /> }, styleOverrides: { root: { padding: 4, margin: -4 } } },
  MuiSwitch: { defaultProps: { color: 'secondary', size: 'small' } },
  MuiTabs: { defaultProps: { indicatorColor: 'secondary', textColor: 'inherit', variant: 'scrollable', scrollButtons: false }, styleOverrides: { root: { minHeight: 36 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 36, minWidth: 0, padding: '6px 10px 8px', color: v('text2'), fontWeight: 400, opacity: 1, '&.Mui-selected': { color: v('text'), fontWeight: 560 } } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 12, border: `1px solid ${v('border')}`, boxShadow: v('shadow2') } } },
  MuiMenu: { styleOverrides: { paper: { borderRadius: 8, border: `1px solid ${v('border')}`, boxShadow: v('shadow1'), minWidth: 180 }, list: { padding: 4 } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 32, padding: '0 8px', borderRadius: 4, gap: 10, fontSize: 13, '& > svg': { color: v('text2') }, [phone]: { minHeight: 40 } } } },
  MuiTooltip: { defaultProps: { enterDelay: 400, arrow: false }, styleOverrides: { tooltip: { background: v('inverse'), color: v('onInverse'), fontSize: 12, borderRadius: 6 } } },
  MuiDrawer: { styleOverrides: { paper: { width: 480, maxWidth: '100%', boxShadow: v('shadow2') } } },
  MuiBackdrop: { styleOverrides: { root: { variants: [{ props: { invisible: false }, style: { backgroundColor: v('scrim') } }] } } },
  MuiFormHelperText: { styleOverrides: { root: { margin: '4px 0 0', fontSize: 12, lineHeight: '16px', whiteSpace: 'pre-line' } } },
  MuiFormLabel: { styleOverrides: { root: { fontSize: 13, lineHeight: '20px', fontWeight: 560, color: v('text'), '&.Mui-focused, &.Mui-error': { color: v('text') } } } },
  MuiLink: { defaultProps: { color: 'secondary', underline: 'always' } },
  MuiSkeleton: { defaultProps: { animation: false }, styleOverrides: { root: { background: v('neutralTint'), borderRadius: 3 } } },
  MuiAlert: { defaultProps: { variant: 'standard' }, styleOverrides: { root: { padding: '10px 12px', borderRadius: 8, color: v('text') } } },
  MuiTypography: { defaultProps: { variant: 'body2' } },
};
