/** Links and files that mean harm: shown as text or refused with a sentence; nothing runs, nothing is fetched. */
import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { StudioPage } from './page.test-support.js';
import { startSession } from './session.test-support.js';

const session = startSession();

const SCRIPT = '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>';

const scene = (bodies: unknown, more: object = {}) =>
  JSON.stringify({ pliant: 1, name: 'Hostile', description: 'It means harm.', bodies, ...more });

const ball = { kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 } };

/** Files, and a word of the sentence that refuses each. */
const REFUSED: readonly (readonly [string, string, string])[] = [
  ['count.json', scene([{ ...ball, repeat: { count: [1e5, 1e5, 1e5], step: [1, 1, 1] } }]), 'at most 200000'],
  ['nan.json', scene([ball]).replace('0.5', 'NaN'), 'line 1:'],
  ['infinite.json', scene([{ ...ball, position: [0, 7, 0] }]).replace('7', '1e999'), 'line 1:'],
  ['path.json', scene([{ kind: 'rigid', shape: { kind: 'mesh', file: '../../etc/passwd' } }]), 'file'],
  ['address.json', scene([ball], { include: 'http://127.0.0.1:9/steal' }), 'include'],
  ['deep.json', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'deep'],
  ['proto.json', scene([ball]).replace('"bodies"', '"__proto__": { "harmed": 1 }, "bodies"'), '__proto__'],
  [
    'mesh.json',
    scene([{ kind: 'soft', mesh: { kind: 'box', size: [1, 1, 1], cells: [1e4, 1e4, 1e4] } }]),
    'cells',
  ],
  ['entity.xml', '<!DOCTYPE come [<!ENTITY x SYSTEM "http://127.0.0.1:9/steal">]><come>&x;</come>', 'ntit'],
  ['script.xml', `<come>${SCRIPT}</come>`, 'line 1:17'],
  ['huge.node', '99999999999 3 0 0\n', 'huge.node'],
  ['script.obj', `${SCRIPT}\n`, 'script.obj'],
  ['nothing.bin', '\u0000\u0001', 'not'],
  ['forged.snapshot', 'PLNT\u0004\u0000\u0000\u0000', 'forged.snapshot'],
  ['forged.recording', 'PLRC\u0001\u0000\u0000\u0000\u00ff', 'forged.recording'],
];

function link(text: string): string {
  return `#scene=${deflateRawSync(Buffer.from(text)).toString('base64url')}`;
}

/** Everything the page asks the network for from now on that isn't its own. */
function watch(studio: StudioPage): string[] {
  const asked: string[] = [];
  studio.page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(session.site.address) && !/^(blob|data):/.test(address)) asked.push(address);
  });
  studio.page.on('dialog', (dialog) => asked.push(dialog.message()));
  return asked;
}

it('files and links are refused with a sentence or shown as text, and what ran goes on', async () => {
  const studio = await session.open({ height: 320, path: '#scene=AAAA%00<script>' });
  const asked = watch(studio);
  const alert = studio.page.getByRole('alert');
  await alert.getByText('damaged').waitFor();
  // The scene of the last visit runs behind the message.
  await studio.stepUntil((step) => step > 0);
  expect(await alert.count()).toBe(1);
  await studio.page.keyboard.press('Escape');
  await expect.poll(() => alert.count()).toBe(0);
  const heading = await studio.heading();
  for (const [name, text, word] of REFUSED) {
    await studio.page
      .getByLabel('Files to open')
      .setInputFiles([{ name, buffer: Buffer.from(text, 'latin1'), mimeType: 'text/plain' }]);
    await alert.getByRole('heading', { name }).waitFor();
    expect([name, await alert.textContent()]).toEqual([name, expect.stringContaining(word)]);
    expect(await alert.locator('img, script').count()).toBe(0);
  }
  // It would unpack to more than anybody reads.
  await studio.page.goto(session.site.address + link(' '.repeat(20_000_000)));
  await alert.getByText('damaged').waitFor();
  expect(await studio.heading()).toBe(heading);
  const step = await studio.step();
  await studio.stepUntil((now) => now > step);

  const text = scene([{ ...ball, name: SCRIPT, color: '#ff0000' }], {
    name: SCRIPT,
    description: `${SCRIPT} javascript:window.harmed=1`,
    $schema: 'http://127.0.0.1:9/steal',
    source: SCRIPT,
    materials: { [SCRIPT]: {} },
  });
  await studio.page.goto(session.site.address + link(text));
  await expect.poll(() => studio.heading()).toBe(SCRIPT);
  await studio.page.getByRole('tab', { name: 'Bodies' }).click();
  await studio.page.locator('.body').first().click();
  await studio.page.getByRole('tab', { name: 'Text' }).click();
  await studio.page.getByLabel('Text of the scene').waitFor();
  await studio.button('Plots').click();
  await studio.page.waitForTimeout(200);
  expect(await studio.page.locator('#root script, #root img[src=x]').count()).toBe(0);
  expect(await studio.page.evaluate(() => 'harmed' in globalThis)).toBe(false);
  expect(asked).toEqual([]);
  expect(studio.complaints).toEqual([]);
});
