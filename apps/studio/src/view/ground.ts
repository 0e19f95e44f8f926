/**
 * The ground: a disc that fades into the background, with a line every metre (every tenth stronger) and the shadows of the
 * bodies. Lines are drawn by the shader with a width in pixels, so they neither shimmer far away nor thicken close by.
 */
import type { BodyLook } from '@pliant/three';
import { Color, Group, Mesh, PlaneGeometry, ShaderMaterial, ShadowMaterial, Vector2 } from 'three';
import type { Theme } from './theme.js';

const vertexShader = `
varying vec3 place;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  place = world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

const fragmentShader = `
uniform vec3 ground;
uniform vec3 background;
uniform vec3 line;
uniform float reach;
uniform vec2 middle;
uniform float cell;
varying vec3 place;

float lines(vec2 at, float size) {
  vec2 coordinate = at / size;
  vec2 width = fwidth(coordinate);
  vec2 distance = abs(fract(coordinate - 0.5) - 0.5) / max(width, vec2(1e-6));
  float strength = 1.0 - min(min(distance.x, distance.y), 1.0);
  return strength * (1.0 - smoothstep(0.25, 0.7, max(width.x, width.y)));
}

void main() {
  float fade = 1.0 - smoothstep(0.25, 1.0, length(place.xz - middle) / reach);
  float strength = max(0.22 * lines(place.xz, cell), 0.5 * lines(place.xz, 10.0 * cell));
  vec3 color = mix(ground, line, strength);
  gl_FragColor = vec4(mix(background, color, fade), 1.0);
  #include <colorspace_fragment>
}`;

/** Cells of a metre are right for a scene that is seen from here [m]. */
const VIEWED = 12;

/**
 * A slanting light whose box has this radius reaches so many times as far on the ground: 1.7 to the corners of its box, and 0.6 as far as the
 * middle of the box stands above the ground.
 */
const SHADOW_REACH = 2.4;

/** A plane that faces up and isn't tilted is drawn as the ground. */
export function isGround(look: BodyLook): boolean {
  return look.shape.kind === 'plane' && look.shape.normal[1] > 0.9999;
}

export class Ground extends Group {
  private readonly surface: Mesh<PlaneGeometry, ShaderMaterial>;
  private readonly shadow: Mesh<PlaneGeometry, ShadowMaterial>;

  constructor() {
    super();
    const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    const uniforms = {
      ground: { value: new Color() },
      background: { value: new Color() },
      line: { value: new Color() },
      reach: { value: 30 },
      middle: { value: new Vector2() },
      cell: { value: 1 },
    };
    this.surface = new Mesh(
      geometry,
      new ShaderMaterial({ uniforms, vertexShader, fragmentShader, depthWrite: false }),
    );
    this.surface.renderOrder = -2;
    this.shadow = new Mesh(geometry, new ShadowMaterial({ depthWrite: false }));
    this.shadow.renderOrder = -1;
    this.shadow.receiveShadow = true;
    this.add(this.surface, this.shadow);
  }

  /** Lines so far apart that one sees where things are and no haze of lines, seen from this distance [m]. */
  setDistance(distance: number): void {
    this.surface.material.uniforms['cell'].value = 10 ** Math.round(Math.log10(distance / VIEWED));
  }

  /** Fits the disc to a scene of this size [m]. */
  setSize(size: number): void {
    const { uniforms } = this.surface.material;
    const reach = Math.max(12, 7 * size);
    uniforms['reach'].value = reach;
    this.surface.scale.setScalar(2 * reach);
  }

  /** The disc lies around this place, wherever the scene is; its lines stay where they are [m]. */
  setMiddle(x: number, z: number): void {
    this.surface.material.uniforms['middle'].value.set(x, z);
    this.surface.position.set(x, 0, z);
  }

  /** Where shadows can fall: around a place, as far as the light reaches that covers a ball of this radius [m]. */
  setShadow(x: number, z: number, radius: number): void {
    this.shadow.position.set(x, 0, z);
    this.shadow.scale.setScalar(2 * SHADOW_REACH * radius);
  }

  setTheme(theme: Theme): void {
    const { uniforms } = this.surface.material;
    uniforms['ground'].value.set(theme.ground);
    uniforms['background'].value.set(theme.background);
    uniforms['line'].value.set(theme.line);
    this.shadow.material.opacity = theme.shadow;
  }

  override dispose(): void {
    this.surface.geometry.dispose();
    this.surface.material.dispose();
    this.shadow.material.dispose();
    this.removeFromParent();
  }
}
