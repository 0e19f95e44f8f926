import { p as penetrations, r as responses } from "./index.Dn8-lGet.js";
import "./quat.DyLx5o0V.js";
function menusOf(world) {
  if (world === void 0) return [];
  const hasSoft = [...world].some((body) => body.kind === "soft");
  const depths = hasSoft ? [menuOf(world, "penetration", penetrations.names())] : [];
  return [menuOf(world, "response", responses.names()), ...depths].filter(({ names }) => names.length > 2);
}
function menuOf(world, stage, all) {
  const before = world.method(stage);
  const names = ["auto", ...all].filter((name) => serves(world, stage, name));
  world.setMethod(stage, before);
  return { stage, names, chosen: before, choose: (name) => world.setMethod(stage, name) };
}
function serves(world, stage, name) {
  try {
    world.setMethod(stage, name);
    return true;
  } catch {
    return false;
  }
}
export {
  menusOf
};
