const freeTop = '{\n  "$schema": "../packages/pliant/scene.schema.json",\n  "pliant": 1,\n  "name": "Free top",\n  "description": "A symmetric top with moments 1, 1 and 2 turns about its axis at 10 rad/s and nods at 20 rad/s without any torque.",\n  "gravity": [0, 0, 0],\n  "dt": 0.004166666666666667,\n  "substeps": 4,\n  "duration": 5,\n  "sleeping": false,\n  "bodies": [\n    {\n      "kind": "rigid",\n      "name": "top",\n      "shape": {\n        "kind": "box",\n        "halfExtents": [0.6, 0.6, 0.1]\n      },\n      "mass": 1,\n      "inertia": [1, 1, 2],\n      "angularVelocity": [0.5, 0, 10]\n    }\n  ],\n  "view": {\n    "position": [1.5, 1.5, 3],\n    "target": [0, 0, 0]\n  }\n}\n';
export {
  freeTop as default
};
