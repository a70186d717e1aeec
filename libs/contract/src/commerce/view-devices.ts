/** Kinds of devices that videos are watched on. */
export const viewDevices = { desktop: 'Computer', mobile: 'Phone', tablet: 'Tablet' } as const;
export type ViewDevice = keyof typeof viewDevices;
