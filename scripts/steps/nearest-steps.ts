/** The words of a step or an expression, without quoted texts, numbers and parameters. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/"[^"]*"|\{\w*\}|<[^>]*>/g, ' ')
    .toLowerCase()
    .match(/[a-z']{2,}/g) ?? []

/** How many words two texts share: 0 for none, 1 for all. */
function similarity(one: readonly string[], other: readonly string[]): number {
  const left = [...other]
  const shared = one.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
  return (2 * shared) / (one.length + other.length || 1)
}

/** The expressions whose words are most like those of a step, best first. */
export function nearestSteps(step: string, expressions: readonly string[], count = 3): string[] {
  const words = wordsOf(step)
  return expressions
    .map((expression) => ({ expression, score: similarity(words, wordsOf(expression)) }))
    .filter(({ score }) => score >= 0.3)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ expression }) => expression)
}
