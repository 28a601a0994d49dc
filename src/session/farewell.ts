const farewells = new Set<() => void>()

/**
 * Has something done when the session of this tab is over or becomes another's, before any screen knows: chat hangs up here (2§4). Answers a
 * function that takes it back.
 */
export function onFarewell(task: () => void): () => void {
  farewells.add(task)
  return () => void farewells.delete(task)
}

/** Does all of it. One that fails is reported and keeps none of the others. */
export function sayFarewell(): void {
  for (const task of [...farewells]) {
    try {
      task()
    } catch (thrown) {
      reportError(thrown)
    }
  }
}
