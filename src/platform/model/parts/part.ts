import {
  isUnreadable as isUnreadablePart,
  type Unreadable,
  unreadablePart as unreadable,
} from '#generated/schemas/read.ts'
import { noneOfPart, type None } from './none.ts'

export { type Unreadable, unreadable }

/** A part of an answer: a value, none as the server said, or unreadable. */
export type ReadPart<T> = T | null | undefined | Unreadable

/** The value of a part without none and unreadable. */
type ValueOf<P> = Exclude<P, null | undefined | Unreadable>

/** Whether the server sent a part that the portal cannot read. */
export function isUnreadable(part: unknown): part is Unreadable {
  return isUnreadablePart(part)
}

/** Calls the case that applies to a part. An empty text counts as none. */
export function matchPart<P, Known, Absent, Lost>(
  part: P,
  cases: {
    readonly known: (value: ValueOf<P>) => Known
    readonly none: (proof: None) => Absent
    readonly unreadable: () => Lost
  },
): Known | Absent | Lost {
  if (isUnreadablePart(part)) return cases.unreadable()
  const proof = noneOfPart(part)
  return proof === null ? cases.known(part as ValueOf<P>) : cases.none(proof)
}

/** Converts the value of a part; none (null) and unreadable stay what they are. */
export function mapPart<P, T>(part: P, change: (value: ValueOf<P>) => T): T | null | Unreadable {
  if (isUnreadablePart(part)) return part
  return part === null || part === undefined ? null : change(part as ValueOf<P>)
}

/**
 * The value of a part; null for none, an empty text and unreadable. A comment at the call says why
 * they mean the same there.
 */
export function knownOrNull<P>(part: P): ValueOf<P> | null {
  return noneOfPart(part) !== null || isUnreadablePart(part) ? null : (part as ValueOf<P>)
}
