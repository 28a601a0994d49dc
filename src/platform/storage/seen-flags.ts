import { shortHash } from './short-hash.ts'
import { storedText } from './stored-text.ts'

const marksOf = (stored: string | null): readonly string[] => stored?.split(' ') ?? []

/** Maximum number of marks; the oldest is removed first. */
const most = 40

/**
 * Marks what a member has seen on this device, such as a tour (1§4). The key is from the
 * specification.
 *
 * The value is `true` for everyone, or short hashes of the member ids.
 */
export function seenFlags(key: string) {
  return {
    /** True also when storage is blocked; otherwise it would show at each visit. */
    has: (member: string): boolean => {
      try {
        const marks = marksOf(storedText(key))
        return marks.includes('true') || marks.includes(shortHash(member))
      } catch {
        return true
      }
    },
    /** Marks it; returns whether that was stored. */
    set: (member: string): boolean => {
      try {
        const mark = shortHash(member)
        const others = marksOf(storedText(key)).filter(
          (one) => one !== mark && /^[a-z0-9]{1,8}$/.test(one),
        )
        localStorage.setItem(key, [...others, mark].slice(-most).join(' '))
        return true
      } catch {
        return false
      }
    },
  }
}
