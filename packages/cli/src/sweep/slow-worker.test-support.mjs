// A process of the pool whose runs say that they took so long as their number is [ms], and take no time.
export default function work({ task }) {
  if (!Array.isArray(task)) return one(task);
  let spent = 0;
  const made = [];
  for (const next of task) {
    made.push(one(next));
    spent += next.index;
    if (spent > 100) break;
  }
  return made;
}

function one({ index }) {
  return { index, outcome: { kind: 'refused', error: '' }, wall: index };
}
