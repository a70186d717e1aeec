/** The MUI parts that the console uses, and no others: each of them is loaded whether a screen uses it or not. */
export { default as Box } from '@mui/material/Box';
export { default as Button, type ButtonProps } from '@mui/material/Button';
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as IconButton } from '@mui/material/IconButton';
export { default as Link } from '@mui/material/Link';
export { default as OutlinedInput } from '@mui/material/OutlinedInput';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Tooltip } from '@mui/material/Tooltip';
export { default as Typography } from '@mui/material/Typography';
export { Dialog, Drawer, Menu, MenuItem } from './overlay/overlays';
