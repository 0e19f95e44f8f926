const flippingPlate = '{\n  "$schema": "../packages/pliant/scene.schema.json",\n  "pliant": 1,\n  "name": "Flipping plate",\n  "description": "A plate that spins about its middle axis turns over every 5.03 s, the Dzhanibekov effect.",\n  "gravity": [0, 0, 0],\n  "dt": 0.004166666666666667,\n  "substeps": 4,\n  "duration": 20,\n  "sleeping": false,\n  "bodies": [\n    {\n      "kind": "rigid",\n      "name": "plate",\n      "shape": {\n        "kind": "box",\n        "halfExtents": [0.9, 0.5, 0.1]\n      },\n      "mass": 1,\n      "inertia": [1, 2, 3],\n      "angularVelocity": [0.01, 5, 0.01]\n    }\n  ],\n  "view": {\n    "position": [1.5, 2, 3],\n    "target": [0, 0, 0]\n  }\n}\n';
export {
  flippingPlate as default
};
