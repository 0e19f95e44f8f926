/** How the picture shows the bodies. */
export type Surface = 'surface' | 'wireframe' | 'glass';

export interface ViewOptions {
  readonly surface: Surface;
  readonly contacts: boolean;
  readonly velocities: boolean;
  readonly bounds: boolean;
  readonly shadows: boolean;
  readonly grid: boolean;
}

export const VIEW_DEFAULTS: ViewOptions = {
  surface: 'surface',
  contacts: false,
  velocities: false,
  bounds: false,
  shadows: true,
  grid: true,
};
