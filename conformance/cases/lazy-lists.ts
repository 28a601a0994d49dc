/** At most this many items. */
export function take<T>(items: Iterable<T>, most: number): T[] {
  const taken: T[] = []
  if (most > 0)
    for (const item of items) {
      taken.push(item)
      if (taken.length >= most) break
    }
  return taken
}

/** The items of all sources, one source after the other. */
export function* flat<T>(sources: Iterable<Iterable<T>>): Generator<T> {
  for (const source of sources) yield* source
}

/** Items of each source in turn; a source ends without ending the others. */
export function* inTurn<T>(sources: readonly Iterable<T>[]): Generator<T> {
  let left = sources.map((source) => source[Symbol.iterator]())
  while (left.length > 0) {
    const going: Iterator<T>[] = []
    for (const source of left) {
      const next = source.next()
      if (next.done === true) continue
      going.push(source)
      yield next.value
    }
    left = going
  }
}

/** The items in groups of a size; the last may be smaller. */
export function* groupsOf<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let group: T[] = []
  for (const item of items) {
    group.push(item)
    if (group.length < size) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}
