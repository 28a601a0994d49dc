/** The parts of a dashboard are few; so many combinations of them do not occur. */
const atMost = 200

/** Remembers what `make` returned for each list of words. */
export function remembered<Value>(
  make: (words: readonly string[]) => Value,
): (words: readonly string[]) => Value {
  const known = new Map<string, Value>()
  return (words) => {
    const key = words.join(' ')
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(words)
    if (known.size < atMost) known.set(key, made)
    return made
  }
}
