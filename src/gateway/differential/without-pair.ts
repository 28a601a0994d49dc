/**
 * Answers and entities whose Schema is not written yet, each with the reason. The list only shrinks: a pair in pairs.ts takes its
 * component off it, and what the contracts gain comes with a pair.
 */
export const withoutPair: Readonly<Record<string, string>> = {
}
