declare module 'virtual:scene-tags' {
  /** By file: kinds of bodies beside static ones, `joints` where there are any, and methods that the scene names. */
  const tags: Readonly<
    Record<string, { readonly kinds: readonly string[]; readonly methods: readonly string[] }>
  >;
  export default tags;
}

/** Of the studio, as its package says. */
declare const __VERSION__: string;
