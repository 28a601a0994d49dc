/** The middle value, or the mean of the middle two. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ]
  if (low === undefined || high === undefined)
    throw new Error('median: the list of values is empty.')
  return (low + high) / 2
}

/**
 * Medians of several candidates that run in turn, so that other load on the machine affects all of
 * them. Discards the first round as a warm-up.
 */
export async function interleaved<Name extends string>(
  rounds: number,
  contestants: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(contestants) as Name[]
  const taken = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const value = await contestants[name]()
      if (round > 0) taken.get(name)?.push(value)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(taken.get(name) ?? [])])) as Record<
    Name,
    number
  >
}
