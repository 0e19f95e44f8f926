/** What a person sees of the page's own parts in every size and language: nothing is cut off, and nothing lies over anything else. */
import { expect, it } from 'vitest';
import { startSession } from './session.test-support.js';

const session = startSession();

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1040, 720],
  [390, 844],
] as const;
const LANGUAGES = ['English', 'Deutsch', '中文'] as const;

/** Runs in the page: words that are cut off, panels that lie over each other, controls of the transport that left its row. */
function faultsInSight(): string[] {
  const faults: string[] = [];
  const isShown = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
  const pen = document.createElement('canvas').getContext('2d')!;
  /** Right of a menu's word, where the browser draws an arrow [px]. */
  const ARROW = 18;
  for (const menu of document.querySelectorAll('select')) {
    if (!isShown(menu)) continue;
    const style = getComputedStyle(menu);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    // Any word of these may be chosen.
    const offered = menu.matches('.field.spread select') ? [...menu.options] : [...menu.selectedOptions];
    const right = style.appearance === 'none' ? Number.parseFloat(style.paddingRight) : ARROW;
    const room = menu.clientWidth - Number.parseFloat(style.paddingLeft) - right;
    for (const word of offered.map((option) => option.textContent?.trim() ?? '')) {
      // A list of methods may be long; its title has it whole.
      if (!word.startsWith('auto: ') && pen.measureText(word).width > room)
        faults.push(`menu '${word}' has ${room.toFixed(0)} px`);
    }
  }
  for (const one of document.querySelectorAll<HTMLElement>('button, [role=tab], summary, h1, h2, legend')) {
    if (!isShown(one) || one.closest('.scene, .hidden') !== null) continue;
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
      faults.push(`'${one.textContent?.trim()}' is cut off`);
  }
  // A bar on the right takes so much of a list on some systems [px].
  const BAR = 17;
  for (const list of document.querySelectorAll<HTMLElement>('.gallery-scroll, .side')) {
    const { paddingRight } = getComputedStyle(list);
    list.style.paddingRight = `${Number.parseFloat(paddingRight) + BAR}px`;
    if (isShown(list) && list.scrollWidth > list.clientWidth) faults.push(`${list.className} is too wide`);
    list.style.paddingRight = '';
  }
  const panels = [...document.querySelectorAll('.studio > .panel, .top > *, .tellings > .panel')].filter(
    isShown,
  );
  const boxes = panels.map((panel) => panel.getBoundingClientRect());
  for (const [i, a] of boxes.entries()) {
    if (a.left < -0.5 || a.right > innerWidth + 0.5 || a.bottom > innerHeight + 0.5)
      faults.push(`${panels[i].className} leaves the window`);
    for (const [k, b] of boxes.entries()) {
      if (k <= i) continue;
      const over = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const below = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (over > 1 && below > 1) faults.push(`${panels[i].className} lies over ${panels[k].className}`);
    }
  }
  const row = [...document.querySelectorAll('.transport > :not(.timeline, .as-opened)')].filter(isShown);
  // The clock's words are laid out by themselves and may be wider than the clock.
  const clock = document.querySelector('.transport .clock')!;
  const words = document.createRange();
  words.selectNodeContents(clock);
  const end = Math.max(...[...words.getClientRects()].map((box) => box.right));
  const next = row[row.indexOf(clock) + 1].getBoundingClientRect();
  if (end > next.left + 1)
    faults.push(`the clock runs ${(end - next.left).toFixed(0)} px into its neighbour`);
  const middles = row.map((one) => one.getBoundingClientRect()).map((box) => (box.top + box.bottom) / 2);
  if (Math.max(...middles) - Math.min(...middles) > 12) faults.push('the transport has a second row');
  return faults;
}

it('is whole in every size and language, in every panel', async () => {
  const studio = await session.open({ width: 1440, height: 900, scene: 'bouncing-ball.json' });
  const { page } = studio;
  await studio.stepUntil((step) => step > 0);
  await studio.pause();
  await studio.drawNoBodies();
  // A change brings the button that takes all changes back, which wants room too.
  await page.getByRole('tab', { name: 'Methods', exact: true }).click();
  await page.getByLabel('response', { exact: true }).selectOption('penalty');
  await page.locator('.as-opened').waitFor();
  const faults: Record<string, string[]> = {};
  const look = async (where: string) => {
    const found = await page.evaluate(faultsInSight);
    if (found.length > 0) faults[where] = found;
  };
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('.side [role=tab]').last().click();
    await page.locator('.side select:has(option[value="中文"])').selectOption(language);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      if (width < 520) await page.locator('.tools button[aria-pressed]').last().click();
      for (let k = 0; k < 5; k++) {
        await page.locator('.side [role=tab]').nth(k).click();
        await look(`${language} ${width}, tab ${k}`);
      }
      await page.keyboard.press('m');
      await page.locator('.presenting').waitFor();
      // As after a long run.
      await page.locator('.clock .time').evaluate((one) => {
        const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode() as Text;
        words.data = '188.88 s';
      });
      await look(`${language} ${width}, presented`);
      await page.keyboard.press('m');
      await page.locator('.studio:not(.presenting)').waitFor();
      // On a phone one sheet is open at a time.
      if (width < 520) continue;
      await page.keyboard.press('p');
      await page.locator('.plot').first().waitFor();
      await look(`${language} ${width}, plots`);
      await page.keyboard.press('p');
    }
  }
  expect(faults).toEqual({});
  expect(studio.complaints).toEqual([]);
}, 240_000);

it('is whole with larger text, which leaves less room', async () => {
  const faults: Record<string, string[]> = {};
  for (const [path, text, width, height] of [
    ['', '130 %', 1280, 720],
    ['', '150 %', 1440, 900],
    ['', '150 %', 390, 844],
    ['planar.html#demo=gears', '130 %', 1280, 720],
    ['planar.html#demo=gears', '150 %', 390, 844],
  ] as const) {
    const look = { text, language: 'Deutsch' };
    const studio = await session.open({ width, height, path, scene: 'painleve-rod.json', look });
    const { page } = studio;
    await studio.stepUntil((step) => step > 0);
    await page.getByRole('button', { name: 'Werkzeuge' }).waitFor();
    for (const key of ['', 't', 'p']) {
      if (key !== '') await page.keyboard.press(key);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const found = (await page.evaluate(faultsInSight)).filter((one) => / leaves | lies over /.test(one));
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (isWider) found.push('the page is wider than the window');
      if (found.length > 0) faults[`${path} ${text} ${width} ${key}`] = found;
    }
    expect(studio.complaints).toEqual([]);
    await page.context().close();
  }
  expect(faults).toEqual({});
}, 240_000);

it("the page of the plane is whole too, on a phone and beside outlines of one's own", async () => {
  const path = 'planar.html#demo=sandbox&own=0,1,1,1,1,2,0,2';
  const plane = await session.open({ width: 1280, height: 720, path });
  await plane.stepUntil((step) => step > 0);
  await plane.button('as in the demo').waitFor();
  const faults: Record<string, string[]> = {};
  for (const language of ['Deutsch', '中文', 'English']) {
    await plane.page.setViewportSize({ width: 1280, height: 720 });
    await plane.page.locator('.side select:has(option[value="中文"])').selectOption(language);
    for (const [width, height] of SIZES) {
      await plane.page.setViewportSize({ width, height });
      // A window that becomes narrow closes its panels, and one that becomes wide opens them.
      await expect.poll(() => plane.page.locator('.side').count()).toBe(width < 520 ? 0 : 1);
      const found = await plane.page.evaluate(faultsInSight);
      if (found.length > 0) faults[`${language} ${width}`] = found;
    }
  }
  expect(faults).toEqual({});
  expect(plane.complaints).toEqual([]);
}, 240_000);

it('panels stay where they are whatever the title says, tabs begin at their top, and lists have their numbers', async () => {
  const studio = await session.open({ width: 1440, height: 900, scene: 'cascade.json' });
  const { page } = studio;
  await studio.stepUntil((step) => step > 0);
  await studio.pause();
  await page.getByRole('tab', { name: 'View', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Contact points' }).check();
  const places = () =>
    page.evaluate(() => {
      const box = (part: string) => document.querySelector(part)!.getBoundingClientRect();
      const [title, legend] = [box('.title'), box('.legend')];
      return {
        panels: ['.gallery', '.side'].map((part) => box(part).top),
        lines: Math.round(title.height / 20),
        isClear: legend.top >= title.bottom - 1,
      };
    });
  const { panels, lines } = await places();
  await studio.scene('Ladder').click();
  await page.getByRole('heading', { level: 1, name: 'Ladder' }).waitFor();
  await studio.pause();
  await expect.poll(async () => (await places()).lines).toBeGreaterThan(lines);
  await expect.poll(places).toMatchObject({ panels, isClear: true });
  // What an address, a key or a lesson opens is seen in the list.
  const isListed = () =>
    page.evaluate(() => {
      const [list, entry] = ['.gallery-scroll', '.scene[aria-current="true"]'].map((part) =>
        document.querySelector(part)!.getBoundingClientRect(),
      );
      return entry.top >= list.top && entry.bottom <= list.bottom;
    });
  for (const [file, name] of [
    ['windmill.json', 'Windmill'],
    ['vortex.json', 'Vortex'],
    ['cascade.json', 'Cascade'],
  ]) {
    await page.goto(`${session.site.address}#open=${file}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(isListed).toBe(true);
  }
  // A long tab is scrolled to its end; the next one is seen from its beginning.
  const scrolled = () => page.locator('.side').evaluate((side) => side.scrollTop);
  await page.locator('.side').evaluate((side) => {
    side.scrollTop = 500;
  });
  expect(await scrolled()).toBeGreaterThan(100);
  await page.getByRole('tab', { name: 'Methods', exact: true }).click();
  await page.getByLabel('response', { exact: true }).waitFor();
  expect(await scrolled()).toBe(0);
  const lesson = '# Mine\n\n## Only page\n\n1. first\n2. second\n\n- one\n';
  await page
    .getByLabel('Files to open')
    .setInputFiles([{ name: 'mine.md', buffer: Buffer.from(lesson), mimeType: 'text/markdown' }]);
  const sign = (list: string) =>
    page.locator(`.markdown ${list}`).evaluate((one) => getComputedStyle(one).listStyleType);
  expect([await sign('ol'), await sign('ul')]).toEqual(['decimal', 'disc']);
  expect(studio.complaints).toEqual([]);
});
