const tumblingBox = '{\n  "$schema": "../packages/pliant/scene.schema.json",\n  "pliant": 1,\n  "name": "Tumbling box",\n  "description": "A free box that turns about its middle axis flips over again and again, as the intermediate axis theorem says.",\n  "gravity": [0, 0, 0],\n  "dt": 0.008333333333333333,\n  "substeps": 4,\n  "duration": 20,\n  "sleeping": false,\n  "bodies": [\n    {\n      "kind": "rigid",\n      "name": "box",\n      "shape": { "kind": "box", "halfExtents": [0.6, 0.3, 0.1] },\n      "mass": 1,\n      "angularVelocity": [0.001, 5, 0],\n      "color": "#4a90a4"\n    }\n  ],\n  "view": { "position": [1.5, 1.2, 2.5], "target": [0, 0, 0] }\n}\n';
export {
  tumblingBox as default
};
