/** Okabe and Ito's colours, which people of all colour visions tell apart. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#7f7f7f'];

export const colour = (k: number): string => COLOURS[k % COLOURS.length];
