/** What a port may tell the page that shows it. */
export interface PortProps {
  readonly tell?: (what: string) => void;
}
