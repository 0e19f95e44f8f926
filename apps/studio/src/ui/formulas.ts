/** One line of each method's equations, as its page has them, and where that page stands. */
export const FORMULAS: Readonly<Record<string, string>> = {
  'sweep-and-prune': 'low_a ≤ high_b and low_b ≤ high_a, along the sorted axis first',
  'bounding-boxes': 'low_a ≤ high_b and low_b ≤ high_a, down two trees of boxes',
  'brute-force': 'all n (n − 1) / 2 pairs',
  convex: 'depth = min over unit n of h_a(n) + h_b(−n)',
  'signed-distance': 'depth = −φ(x), n = ∇φ(x)',
  spheres: 'depth = r₁ + r₂ − |x₁ − x₂|',
  tetrahedra: 'p = Σ λₖ xₖ is inside where all λₖ > 0',
  'triangle-mesh': 'faces cross where each has corners on both sides of the other',
  'closed-form': 'depth = −φ(x), exact for each pair of shapes',
  regional: 'r = Σ w n / |Σ w n|, w large where the extent h_a(n) + h_b(−n) is small',
  consistent: 'd(p) = Σ ω (x − p)·n / Σ ω, ω = 1/|x − p|²',
  'closest-feature': 'd(p) = min |x − p| over the partner’s surface',
  'sphere-overlap': 'd = r₁ + r₂ − |x₁ − x₂|',
  'face-projection': 'd = −(p − c)·n, the smaller one of both faces',
  impulse: 'j = −(1 + e) uₙ / (n·K n), |jₜ| ≤ μ jₙ',
  'contact-surface': 'λ = max(0, −u / w), w = w_p + Σ b² w',
  penalty: 'fₙ = max(0, k d − c u), |fₜ| ≤ μ fₙ',
  constraint: 'u = W r + q, 0 ≤ uₙ ⊥ rₙ ≥ 0, |rₜ| ≤ μ rₙ',
  'impulse-averaged': 'j = K⁻¹ (u⁺ − u) at the mean of the contacts',
  'collision-integration': 'u′ = K (−μ uₜ/|uₜ|, 1) over p, p_end = (1 + e) p_c',
  'penalty-quadratic': 'E = ½ k φ², f = −k φ n where φ < 0',
  'penalty-buffered': 'f = k (buffer − φ) n where φ < buffer',
  'log-barrier': 'f = κ b (2 (r − 1) ln r + (r − 1)² / r), r = φ / b',
  backtracking: 'try dt; overlap → undo and halve it; then uₙ⁺ = −e uₙ⁻',
  'molecule-penalty': 'F = max(0, k d + c ḋ), k = E π r² / (r₁ + r₂)',
  certified: 'F = k (r − g), or k r² / 4g below r/2; no move may cross',
};

const PAGES = 'https://github.com/pliant-physics/pliant/blob/main/docs/methods';

export const methodPage = (name: string): string => `${PAGES}/${name}.md`;
