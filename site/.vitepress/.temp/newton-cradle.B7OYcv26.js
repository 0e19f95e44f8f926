const newtonCradle = `{
  "$schema": "../packages/pliant/scene.schema.json",
  "pliant": 1,
  "name": "Newton's cradle",
  "description": "A ball hits a row of four without loss, and only the last one leaves, with the speed of the first.",
  "gravity": [0, 0, 0],
  "dt": 0.008333333333333333,
  "substeps": 16,
  "duration": 4,
  "sleeping": false,
  "parameters": { "penalty": { "stiffness": 100000 } },
  "materials": { "steel": { "friction": 0, "restitution": 1, "color": "#b0bec5" } },
  "bodies": [
    {
      "kind": "rigid",
      "name": "striker",
      "shape": { "kind": "sphere", "radius": 0.1 },
      "mass": 1,
      "material": "steel",
      "position": [-1.2, 0, 0],
      "velocity": [1, 0, 0]
    },
    {
      "kind": "rigid",
      "name": "ball",
      "shape": { "kind": "sphere", "radius": 0.1 },
      "mass": 1,
      "material": "steel",
      "position": [0, 0, 0],
      "repeat": { "count": [4, 1, 1], "step": [0.21, 0, 0] }
    }
  ],
  "view": { "position": [0.5, 1.5, 4], "target": [0.3, 0, 0] }
}
`;
export {
  newtonCradle as default
};
