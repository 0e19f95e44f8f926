/** Peers are loaded by name and may be missing: then the result says so and the rest goes on. */
export class Peers {
  readonly missing: Record<string, string> = {};

  /** The peer's module, or nothing, with the reason kept in `missing`. */
  async load<M>(name: string, load: () => Promise<M>): Promise<M | undefined> {
    try {
      return await load();
    } catch (error) {
      this.missing[name] = error instanceof Error ? error.message.split('\n')[0] : String(error);
      return undefined;
    }
  }
}
