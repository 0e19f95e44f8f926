import { expect, test } from 'vitest';
import { readMjcf, readUrdf } from '../index.js';

const told = (text: string) => readMjcf(text).notes.map(({ place, sentence }) => `${place} ${sentence}`);

test('attributes without a counterpart are told, once for all elements that lose the same', () => {
  const notes = told(`<mujoco><compiler settotalmass="4" boundmass="0.2" angle="radian"/>
<default><geom solref=".01 1" margin="0" condim="4"/><joint solreflimit=".01 1" margin="0.0"/></default><worldbody>
<body name="a" gravcomp="1"><freejoint/><geom name="g" size=".1"/><geom size=".1"/></body>
<body><joint name="j"/><geom size=".1" condim="6" gap=".01" rgba="1 0 0 1" material="m" solimp=".9 .95 .001"/></body>
</worldbody></mujoco>`);
  expect(notes).toContain('1:9 Of <compiler> is left out: boundmass.');
  expect(notes).toContain("3:1 Of <body> 'a' is left out: gravcomp.");
  expect(notes).toContain(
    "3:41 Of <geom> 'g' and 1 more is left out: solref, condim, friction against spin.",
  );
  expect(notes).toContain(
    '4:24 Of <geom> is left out: solref, condim, gap, solimp, friction against spin, friction against rolling.',
  );
  expect(notes).toContain("4:7 Of joint 'j' is left out: solreflimit.");
  expect(notes).toHaveLength(5);
});

test('what is read, looks alone or changes nothing is not told', () => {
  const notes = told(`<mujoco><compiler angle="degree" inertiafromgeom="auto" coordinate="local"/><worldbody>
<body pos="0 0 1" quat="1 0 0 0"><inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/><joint axis="0 1 0" range="0 10"/>
<geom type="box" size=".1 .1 .1" condim="3" margin="0.000" priority="0" friction="1 .005 .0001" group="2"/></body>
</worldbody></mujoco>`);
  expect(notes).toEqual([]);
});

test('an axis without a direction is refused where it stands', () => {
  const mjcf =
    '<mujoco><worldbody><body>\n<joint name="j" axis="0 0 0"/><geom size="1"/></body></worldbody></mujoco>';
  expect(() => readMjcf(mjcf)).toThrow("line 2:1: The axis of joint 'j' is 0 0 0");
  const ball = '<collision><geometry><sphere radius="1"/></geometry></collision>';
  const urdf = (type: string) =>
    `<robot name="r"><link name="a">${ball}</link><link name="b">${ball}</link>\n<joint name="j" type="${type}"><parent link="a"/><child link="b"/><axis xyz="0 0 0"/></joint></robot>`;
  expect(() => readUrdf(urdf('continuous'))).toThrow("line 2:1: The axis of joint 'j' is 0 0 0");
  // Exporters write it for joints that have no axis.
  expect(readUrdf(urdf('fixed')).scene.bodies.length).toBeGreaterThan(0);
});
