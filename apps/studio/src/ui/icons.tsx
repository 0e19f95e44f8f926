const PATHS = {
  play: 'M7 4.500v15l13-7.500z',
  pause: 'M6 4.500h4.200v15H6zM13.800 4.500H18v15h-4.200z',
  step: 'M5 4.500v15l10.500-7.500zM16.500 4.500H19v15h-2.500z',
  reset: 'M12 5a7 7 0 1 1-6.600 4.700l1.900.65A5 5 0 1 0 12 7v3.200L6.800 6 12 1.800z',
  fit: 'M4 4h6v2H6v4H4zm10 0h6v6h-2V6h-4zM4 14h2v4h4v2H4zm14 0h2v6h-6v-2h4zM9 9h6v6H9z',
  undo: 'M9.500 4v3.500H14a6 6 0 0 1 0 12H7v-2.200h7a3.800 3.800 0 0 0 0-7.600H9.500v3.500L4 8.600z',
  redo: 'M14.500 4v3.500H10a6 6 0 0 0 0 12h7v-2.200h-7a3.800 3.800 0 0 1 0-7.600h4.500v3.500L20 8.600z',
  scenes: 'M4 4h7v7H4zm9 0h7v7h-7zM4 13h7v7H4zm9 0h7v7h-7z',
  panel: 'M4 6.500h9v2H4zm0 9h5v2H4zM15 4h2v7h-2zm-4 9h2v7h-2zm8-6.500h1v2h-1zm-4 9h5v2h-5z',
  plots:
    'M4 4h2v14h14v2H4zm4.300 10.300 3.500-5.600 3.300 3.200L19.400 6l1.500 1.200-5.600 7.700-3.200-3.100-2.200 3.600z',
  compare: 'M3 5h8v14H3zm2 2v10h4V7zm8-2h8v14h-8zm2 2v10h4V7z',
  plane: 'M3.500 4.500h11v6h-5v4h5v5h-11zm2 2v11h7v-1h-5v-8h5v-2zM14 9.500h6.500v6H14zm2 2v2h2.500v-2z',
  space:
    'M12 2.500 20.500 7v10L12 21.500 3.500 17V7zm0 2.300L6.700 7.600 12 10.400l5.300-2.800zM5.500 9.200v6.600l5.500 2.900v-6.600zm13 0L13 12.100v6.600l5.500-2.900z',
  present: 'M3 4h18v12h-8v2h4v2H7v-2h4v-2H3zm2 2v8h14V6zm5 1.500 5 2.500-5 2.500z',
  help: 'M11 16.500h2.200v2.500H11zM12.100 4.500c2.700 0 4.700 1.700 4.700 4.100 0 1.800-.9 2.800-2.200 3.700-1.100.8-1.500 1.200-1.500 2.400v.3H11v-.5c0-1.900.7-2.700 2-3.600 1-.7 1.500-1.300 1.500-2.200 0-1.200-1-2-2.400-2-1.500 0-2.500.9-2.600 2.400H7.300c.1-2.800 2-4.600 4.800-4.600z',
  close:
    'M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12l5.600 5.600-1.400 1.400-5.600-5.600L6.400 19 5 17.600l5.600-5.600L5 6.400z',
} as const;

export type IconName = keyof typeof PATHS;

/** Decoration beside a label; the label says what it means. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
