/**
 * What was written and what there is of it: on the server, and on the page from the first to the
 * last.
 */
export interface SoakWords {
  /** By each writer in the order of writing. */
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
 * Each word that was written is kept once and shown once; a writer's in the order of writing, and
 * all as the server keeps them.
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

/** What stands after something that it should stand before. */
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
