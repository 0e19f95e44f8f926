/** Formulas of methods that have words in them. */
import type { Words } from './table.js';

export const FORMULA_WORDS: Words = {
  'low_a ≤ high_b and low_b ≤ high_a, along the sorted axis first': [
    'unten_a ≤ oben_b und unten_b ≤ oben_a, zuerst entlang der geordneten Achse',
    '下_a ≤ 上_b 且 下_b ≤ 上_a，先沿排序轴',
  ],
  'low_a ≤ high_b and low_b ≤ high_a, down two trees of boxes': [
    'unten_a ≤ oben_b und unten_b ≤ oben_a, zwei Bäume von Quadern hinab',
    '下_a ≤ 上_b 且 下_b ≤ 上_a，沿两棵包围盒树向下',
  ],
  'all n (n − 1) / 2 pairs': ['alle n (n − 1) / 2 Paare', '全部 n (n − 1) / 2 对'],
  'depth = min over unit n of h_a(n) + h_b(−n)': [
    'Tiefe = kleinstes h_a(n) + h_b(−n) über alle Richtungen n',
    '深度 = 单位向量 n 上 h_a(n) + h_b(−n) 的最小值',
  ],
  'depth = −φ(x), n = ∇φ(x)': ['Tiefe = −φ(x), n = ∇φ(x)', '深度 = −φ(x)，n = ∇φ(x)'],
  'depth = r₁ + r₂ − |x₁ − x₂|': ['Tiefe = r₁ + r₂ − |x₁ − x₂|', '深度 = r₁ + r₂ − |x₁ − x₂|'],
  'p = Σ λₖ xₖ is inside where all λₖ > 0': [
    'p = Σ λₖ xₖ ist innen, wo alle λₖ > 0 sind',
    'p = Σ λₖ xₖ，所有 λₖ > 0 时在内部',
  ],
  'faces cross where each has corners on both sides of the other': [
    'Flächen kreuzen sich, wo jede Ecken auf beiden Seiten der anderen hat',
    '两面各有顶点位于对方两侧时相交',
  ],
  'depth = −φ(x), exact for each pair of shapes': [
    'Tiefe = −φ(x), genau für jedes Paar von Formen',
    '深度 = −φ(x)，对每对形状精确',
  ],
  'r = Σ w n / |Σ w n|, w large where the extent h_a(n) + h_b(−n) is small': [
    'r = Σ w n / |Σ w n|, w groß, wo die Ausdehnung h_a(n) + h_b(−n) klein ist',
    'r = Σ w n / |Σ w n|，范围 h_a(n) + h_b(−n) 小处 w 大',
  ],
  'd(p) = min |x − p| over the partner’s surface': [
    'd(p) = kleinstes |x − p| auf der Fläche des Partners',
    'd(p) = 对方表面上 |x − p| 的最小值',
  ],
  'd = −(p − c)·n, the smaller one of both faces': [
    'd = −(p − c)·n, das kleinere beider Flächen',
    'd = −(p − c)·n，取两面中较小者',
  ],
  'j = K⁻¹ (u⁺ − u) at the mean of the contacts': [
    'j = K⁻¹ (u⁺ − u) im Mittel der Kontakte',
    'j = K⁻¹ (u⁺ − u)，作用于接触点的平均处',
  ],
  'u′ = K (−μ uₜ/|uₜ|, 1) over p, p_end = (1 + e) p_c': [
    'u′ = K (−μ uₜ/|uₜ|, 1) über p, p_ende = (1 + e) p_c',
    'u′ = K (−μ uₜ/|uₜ|, 1) 对 p 积分，p_终 = (1 + e) p_c',
  ],
  'E = ½ k φ², f = −k φ n where φ < 0': [
    'E = ½ k φ², f = −k φ n, wo φ < 0 ist',
    'φ < 0 处 E = ½ k φ²，f = −k φ n',
  ],
  'f = k (buffer − φ) n where φ < buffer': [
    'f = k (Puffer − φ) n, wo φ < Puffer ist',
    'φ < 缓冲 处 f = k (缓冲 − φ) n',
  ],
  'try dt; overlap → undo and halve it; then uₙ⁺ = −e uₙ⁻': [
    'dt versuchen; Überlappung → zurück und halbieren; dann uₙ⁺ = −e uₙ⁻',
    '试 dt；重叠 → 撤回并减半；然后 uₙ⁺ = −e uₙ⁻',
  ],
  'F = k (r − g), or k r² / 4g below r/2; no move may cross': [
    'F = k (r − g), unter r/2 k r² / 4g; keine Bewegung darf kreuzen',
    'F = k (r − g)，r/2 以下为 k r² / 4g；任何移动不得穿过',
  ],
};
