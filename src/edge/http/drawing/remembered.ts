/** The parts of a dashboard are few; so many combinations of them do not occur. */
const atMost = 200

/** Remembers what `make` returned for each key. */
export function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    if (known.size < atMost) known.set(key, made)
    return made
  }
}
