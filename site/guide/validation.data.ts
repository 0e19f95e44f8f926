/** Today's numbers: tables that commands write into the repository's pages. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createMarkdownRenderer, type SiteConfig } from 'vitepress';

const text = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

const between = (page: string, from: RegExp, to: RegExp): string =>
  page
    .split(from)[1]
    ?.split(to)[0]
    ?.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1') ?? '';

export default {
  async load() {
    const { srcDir, markdown, site } = (globalThis as unknown as { VITEPRESS_CONFIG: SiteConfig })
      .VITEPRESS_CONFIG;
    const renderer = await createMarkdownRenderer(srcDir, markdown, site.base);
    const readme = text('README.md');
    const parts = {
      laws: between(text('docs/laws.md'), /\n## The laws\n/, /\n## /),
      benchmarks: between(readme, /<!-- numbers of the last whole run.*-->/, /<!-- end of the numbers -->/),
      reproduced: between(readme, /<!-- reproduced:begin -->/, /<!-- reproduced:end -->/),
    };
    return Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, renderer.render(part)]),
    ) as Record<keyof typeof parts, string>;
  },
};
