import type { Components, Theme } from '@mui/material/styles';
import { color } from './tokens';

const phone = '@media (max-width: 599.98px)';
const ring = { outline: `2px solid ${color('focus')}`, outlineOffset: 2 };

/** Controls: 32 and 28 high, fields 36, all 40 where fingers work. */
export const controls: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': ring } } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined' },
    styleOverrides: {
      root: {
        height: 32,
        padding: '0 12px',
        minWidth: 0,
        gap: 6,
        whiteSpace: 'nowrap',
        [phone]: { height: 40 },
        '& .MuiButton-startIcon': { marginInline: '-2px 0' },
        '&[aria-disabled="true"]': { cursor: 'not-allowed' },
        variants: [
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              borderColor: color('borderStrong'),
              background: color('surface'),
              '&:hover': { borderColor: color('borderStrong'), background: color('hover') },
            },
          },
          {
            props: { variant: 'outlined', color: 'error' },
            style: { borderColor: color('danger'), background: color('surface') },
          },
          { props: { variant: 'text' }, style: { padding: '0 8px' } },
          {
            props: { variant: 'text', color: 'primary' },
            style: { color: color('text2'), '&:hover': { color: color('text'), background: color('hover') } },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
                background: color('sunken'),
                color: color('disabled'),
                boxShadow: `inset 0 0 0 1px ${color('border')}`,
              },
            },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              '&[aria-busy="true"], &[aria-busy="true"]:hover': {
                background: color('ink'),
                color: color('onInk'),
                boxShadow: 'none',
              },
            },
          },
          { props: { size: 'small' }, style: { height: 28, padding: '0 8px' } },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 32,
        height: 32,
        borderRadius: 6,
        padding: 0,
        color: color('text2'),
        [phone]: { width: 40, height: 40 },
        '&:hover': { background: color('hover'), color: color('text') },
        variants: [{ props: { size: 'small' }, style: { width: 28, height: 28 } }],
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        height: 36,
        fontSize: 13,
        lineHeight: '20px',
        background: color('surface'),
        '&.MuiInputBase-adornedStart': { paddingInlineStart: 10 },
        [phone]: { height: 40, fontSize: 16 },
        '&.MuiInputBase-multiline': { height: 'auto', padding: '8px 10px' },
        '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: color('borderControl'),
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: color('focus'), borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: color('danger'), borderWidth: 2 },
        '&.Mui-disabled': { background: color('sunken') },
      },
      input: {
        padding: '0 10px',
        height: '100%',
        fontSize: 13,
        lineHeight: '20px',
        '&::placeholder': { color: color('text3'), opacity: 1 },
        [phone]: { fontSize: 16 },
      },
      multiline: { '& textarea': { padding: 0 } },
    },
  },
  MuiLink: {
    defaultProps: { color: 'secondary', underline: 'always' },
    styleOverrides: {
      root: { textUnderlineOffset: 3, '&:hover': { color: color('accentHover') }, '&:focus-visible': ring },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: { root: { background: color('neutralTint'), borderRadius: 3 } },
  },
};
