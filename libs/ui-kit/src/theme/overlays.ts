import type { Components, Theme } from '@mui/material/styles';
import { color } from './tokens';

const phone = '@media (max-width: 599.98px)';
const border = `1px solid ${color('border')}`;
const ring = { outline: `2px solid ${color('focus')}`, outlineOffset: 2 };

/** What floats over the page. On phones a dialog is a sheet from below. */
export const overlays: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      container: { [phone]: { alignItems: 'flex-end' } },
      paper: {
        width: 480,
        maxWidth: 'calc(100% - 32px)',
        margin: 16,
        borderRadius: 12,
        border,
        boxShadow: color('shadow2'),
        [phone]: {
          width: '100%',
          maxWidth: '100%',
          margin: 0,
          maxHeight: 'calc(100% - 24px)',
          borderRadius: '12px 12px 0 0',
        },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: '20px 24px 0',
        fontSize: 16,
        lineHeight: '24px',
        letterSpacing: '-0.008em',
        [phone]: { padding: '16px 16px 0' },
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: '8px 24px 20px',
        fontSize: 13,
        lineHeight: '20px',
        color: color('text2'),
        '.MuiDialogTitle-root + &': { paddingTop: 8 },
        [phone]: { paddingInline: 16 },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        gap: 8,
        padding: '12px 24px',
        borderTop: border,
        [phone]: {
          flexDirection: 'column-reverse',
          alignItems: 'stretch',
          padding: '12px 16px',
          '& .MuiButton-root': { height: 44, margin: 0 },
          '& > span': { order: 1 },
        },
      },
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { width: 480, maxWidth: '100%', boxShadow: color('shadow2'), [phone]: { width: '100%' } },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { minWidth: 180, borderRadius: 8, border, boxShadow: color('shadow1') },
      list: { padding: 4 },
    },
  },
  MuiMenuItem: {
    // Said for wide windows too: MUI lets the height go from there on.
    styleOverrides: {
      root: {
        minHeight: 32,
        '@media (min-width: 600px)': { minHeight: 32 },
        padding: '0 8px',
        borderRadius: 4,
        gap: 10,
        fontSize: 13,
        lineHeight: '20px',
        [phone]: { minHeight: 40 },
        '&.Mui-focusVisible': { ...ring, outlineOffset: -2, background: color('hover') },
        '& svg': { color: color('text2') },
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, arrow: false },
    styleOverrides: {
      tooltip: {
        background: color('inverse'),
        color: color('onInverse'),
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 400,
        borderRadius: 6,
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { variants: [{ props: { invisible: false }, style: { backgroundColor: color('scrim') } }] },
    },
  },
};
