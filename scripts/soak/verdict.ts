/** The written messages, and the markers found on the server and on the page, in order. */
export interface SoakWords {
  /** The messages of each writer, in order. */
  readonly written: Readonly<Record<string, readonly string[]>>
  readonly kept: readonly string[]
  readonly shown: readonly string[]
}

export interface SoakVerdict {
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  readonly outOfOrder: readonly string[]
}

/**
 * Checks that each message is stored and shown once, in the order of its writer, and on the page in
 * the order of the server.
 */
export function soakVerdict({ written, kept, shown }: SoakWords): SoakVerdict {
  const all = Object.values(written).flat()
  const both = [kept, shown]
  return {
    lost: all.filter((word) => both.some((words) => !words.includes(word))),
    doubled: [
      ...new Set(
        both.flatMap((words) => words.filter((word, index) => words.indexOf(word) !== index)),
      ),
    ],
    outOfOrder: [
      ...Object.values(written).flatMap((own) =>
        misplaced(
          own,
          kept.filter((word) => own.includes(word)),
        ),
      ),
      ...misplaced(kept, shown),
    ],
  }
}

/** The items that come after an item that should follow them. */
function misplaced(right: readonly string[], found: readonly string[]): string[] {
  const place = new Map(right.map((word, index) => [word, index]))
  let farthest = -1
  return found.filter((word) => {
    const at = place.get(word) ?? -1
    const isBehind = at < farthest
    farthest = Math.max(farthest, at)
    return isBehind
  })
}
