/** What one language is said as in the others, by its English. `{}` stands for a value, in the same order in all languages. */
export type Words = Readonly<Record<string, readonly [de: string, zh: string]>>;
