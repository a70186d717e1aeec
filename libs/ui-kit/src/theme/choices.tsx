import type { Components, Theme } from '@mui/material/styles';
import { Ring, Tick } from './marks';
import { color } from './tokens';

/** MUI's own checkbox, radio and switch are too heavy: 16 px and 30 × 18 here, in a target of 24. */
export const choices: Components<Theme> = {
  MuiCheckbox: {
    defaultProps: {
      color: 'secondary',
      size: 'small',
      disableRipple: true,
      icon: <Tick is="off" />,
      checkedIcon: <Tick is="on" />,
      indeterminateIcon: <Tick is="mixed" />,
    },
    styleOverrides: { root: { padding: 4, margin: -4, borderRadius: 4 } },
  },
  MuiRadio: {
    defaultProps: {
      color: 'secondary',
      size: 'small',
      disableRipple: true,
      icon: <Ring is="off" />,
      checkedIcon: <Ring is="on" />,
    },
    styleOverrides: { root: { padding: 4, margin: -4 } },
  },
  MuiSwitch: {
    defaultProps: { color: 'secondary', disableRipple: true },
    styleOverrides: {
      root: {
        width: 38,
        height: 26,
        padding: 4,
        margin: -4,
        overflow: 'visible',
        '& .MuiSwitch-track': {
          boxSizing: 'border-box',
          border: `1px solid ${color('borderControl')}`,
          borderRadius: 9,
          background: color('surface'),
          opacity: 1,
        },
        '& .MuiSwitch-thumb': { width: 12, height: 12, background: color('borderControl'), boxShadow: 'none' },
        '& .MuiSwitch-switchBase.Mui-checked .MuiSwitch-thumb': { background: color('onAccent') },
        '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': {
          borderColor: color('accent'),
          background: color('accent'),
          opacity: 1,
        },
        '& .Mui-focusVisible + .MuiSwitch-track': { outline: `2px solid ${color('focus')}`, outlineOffset: 2 },
        '& .MuiSwitch-switchBase.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
      },
      switchBase: {
        padding: 7,
        '&:hover': { background: 'transparent' },
        '&.Mui-focusVisible': { outline: 'none' },
        // MUI's own is thrice as wide as the switch and makes a narrow page scroll: as wide as the switch, wherever its thumb is.
        '& .MuiSwitch-input': { left: 'auto', insetInlineStart: 0, width: 38 },
        '&.Mui-checked .MuiSwitch-input': { insetInlineStart: -12 },
        '&.Mui-checked': { transform: 'translateX(12px)' },
        '&.Mui-checked:hover': { background: 'transparent' },
        '[dir=rtl] &.Mui-checked': { transform: 'translateX(-12px)' },
      },
    },
  },
};
