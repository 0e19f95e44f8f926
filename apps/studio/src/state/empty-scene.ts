/** What a new scene begins with. */
export const EMPTY_SCENE = `{
  "pliant": 1,
  "name": "New scene",
  "description": "An empty scene with a ground; add bodies under Build.",
  "bodies": [{ "kind": "static", "name": "ground", "shape": { "kind": "plane" } }],
  "view": { "position": [3, 2.2, 4], "target": [0, 0.4, 0] }
}
`;
