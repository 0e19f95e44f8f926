import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { TetMesh } from 'pliant';
import { readMesh } from 'pliant/io';
import { describe, expect, test } from 'vitest';
import { Desk, FALL } from '../cli.test-support.js';
import { boxObj } from '../meshes/meshes.test-support.js';

describe('compare', () => {
  test('the first difference of two recordings, whatever it is', async () => {
    const desk = new Desk();
    desk.write('fall.json', FALL);
    const scene = { ...FALL, bodies: FALL.bodies.map((body) => ({ ...body, position: [0, 99, 0] })) };
    desk.write('low.json', scene);
    const record = (name: string, ...args: string[]) =>
      desk.run('run', ...args, '--quiet', '--record', name, '--duration', '0.1');
    await record('a', 'fall.json');
    await record('b', 'fall.json');
    await record('low', 'low.json');
    await record('fine', 'fall.json', '--dt', '0.005');
    await desk.run('run', 'fall.json', '--quiet', '--record', 'short', '--duration', '0.05');
    expect(await desk.run('compare', 'a', 'b')).toBe(0);
    expect(desk.out).toBe('a and b are the same, 10 steps long.\n');
    expect(await desk.run('compare', 'a', 'low')).toBe(1);
    expect(desk.out).toContain('differ at the start: they begin with different worlds.');
    expect(await desk.run('compare', 'a', 'short')).toBe(1);
    expect(desk.out).toContain('differ in step 6, at 0.06 s: the second ends before.');
    expect(await desk.run('compare', 'a', 'fine', '--json')).toBe(1);
    expect(JSON.parse(desk.out)).toMatchObject({ same: false, firstDifference: { step: 1 } });
    desk.write('no', 'recording');
    expect(await desk.run('compare', 'a', 'no')).toBe(2);
    expect(desk.err).toMatch(/^pliant: no: [^\n]+\n$/);
  });
});

describe('tetrahedralise', () => {
  test('a closed surface is filled: volume and counts', async () => {
    const desk = new Desk();
    desk.write('box.obj', boxObj([0, 0, 0], [1, 2, 3]));
    expect(await desk.run('tetrahedralise', 'box.obj', 'box.vtu', '--edge', '0.5', '--json')).toBe(0);
    const { tets, boundaryDistance, surfaceDistance } = JSON.parse(desk.out) as Record<string, number>;
    const { positions, tets: cells } = readMesh('box.vtu', readFileSync(desk.path('box.vtu')));
    expect(cells.length).toBe(4 * tets);
    // Of what lies between the two surfaces there is at most the area, 22 m², times their distance.
    const between = 22 * Math.max(boundaryDistance, surfaceDistance);
    expect(Math.abs(new TetMesh({ positions, tets: cells }).volume - 6)).toBeLessThan(between);
    expect(between).toBeLessThan(6);
    expect(await desk.run('tetrahedralise', 'box.obj', 'box.stl')).toBe(2);
    expect(desk.err).toContain("box.stl can't hold tetrahedra; write .msh, .vtk or .vtu.");
    desk.write('open.obj', 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n');
    expect(await desk.run('tetrahedralise', 'open.obj', 'open.msh')).toBe(2);
    expect(desk.err).toMatch(/^pliant: open\.obj: [^\n]+\n$/);
    expect(desk.files()).toEqual(['box.obj', 'box.vtu', 'open.obj']);
  });
});

describe('completion', () => {
  test.each(['bash', 'zsh', 'fish'])('%s knows every command and its flags', async (shell) => {
    const desk = new Desk();
    expect(await desk.run('completion', shell)).toBe(0);
    for (const word of ['sweep', 'worker', 'tetrahedralise', 'dry-run', 'box-stack'])
      expect(desk.out).toContain(word);
    const program = `/bin/${shell}`;
    desk.write('script', desk.out);
    if (existsSync(program)) expect(spawnSync(program, ['-n', desk.path('script')]).status).toBe(0);
    if (shell !== 'bash') return;
    const ask = (line: string, at: number) =>
      execFileSync(
        'bash',
        ['-c', `${desk.out}\nCOMP_WORDS=(${line}); COMP_CWORD=${at}; _pliant; echo "\${COMPREPLY[*]}"`],
        {
          encoding: 'utf8',
          cwd: desk.folder,
        },
      ).trim();
    expect(ask('pliant sw', 1)).toBe('sweep');
    expect(ask('pliant sweep plan.json --dry', 3)).toBe('--dry-run');
    expect(ask('pliant run box-st', 2)).toBe('box-stack');
    expect(ask('pliant completion z', 2)).toBe('zsh');
    expect(ask('pliant help sw', 2)).toBe('sweep');
    // A file is no shell.
    desk.write('zoo.json', {});
    expect(ask('pliant completion z', 2)).toBe('zsh');
    expect(ask('pliant run z', 2)).toBe('zoo.json');
  });

  test.skipIf(spawnSync('fish', ['--version']).status !== 0)('a real fish completes with it', async () => {
    const desk = new Desk();
    expect(await desk.run('completion', 'fish')).toBe(0);
    desk.write('pliant.fish', desk.out);
    desk.write('zoo.json', {});
    const ask = (line: string) =>
      execFileSync('fish', ['-c', `source pliant.fish; complete -C '${line}'`], {
        encoding: 'utf8',
        cwd: desk.folder,
      })
        .trim()
        .split('\n')
        .map((found) => found.split('\t')[0]);
    expect(ask('pliant ')).toContain('sweep');
    expect(ask('pliant ')).not.toContain('zoo.json');
    expect(ask('pliant run box-st')).toEqual(['box-stack']);
    expect(ask('pliant run zo')).toEqual(['zoo.json']);
    expect(ask('pliant sweep zoo.json --dry')).toEqual(['--dry-run']);
    expect(ask('pliant completion ')).toEqual(['bash', 'fish', 'zsh']);
    expect(ask('pliant help sw')).toEqual(['sweep']);
  });

  test.skipIf(spawnSync('zsh', ['--version']).status !== 0)('a real zsh completes with it', async () => {
    const desk = new Desk();
    expect(await desk.run('completion', 'zsh')).toBe(0);
    desk.write('pliant.zsh', desk.out);
    // A shell inside a shell, at a terminal that it takes for real; what it answers is what a person would see.
    const talk = (line: string) =>
      `zpty -w -n z $'${line}\\t'; sleep 2; zpty -r -t z heard; print -r -- "$heard"`;
    const script = [
      'zmodload zsh/zpty; TERM=dumb; PS1="> "; export TERM PS1',
      'zpty z zsh -f -i; sleep 1',
      "zpty -w z 'autoload -Uz compinit; compinit -u -D; source ./pliant.zsh; unsetopt zle_bracketed_paste'",
      'sleep 3; while zpty -r -t z heard; do :; done',
      talk('pliant run box-st'),
      'zpty -d z',
    ].join('\n');
    const { stdout } = spawnSync('zsh', ['-fc', script], { encoding: 'utf8', cwd: desk.folder });
    expect(stdout).toContain('pliant run box-stack');
    expect(stdout).not.toContain('bad option');
  });

  test('another shell is refused', async () => {
    const desk = new Desk();
    expect(await desk.run('completion', 'tcsh')).toBe(2);
    expect(desk.err).toContain("There is completion for bash, zsh, fish, not for 'tcsh'.");
  });
});
