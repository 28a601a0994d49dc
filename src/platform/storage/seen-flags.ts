import { shortHash } from './short-hash.ts'

/** More members than ever sign in on one device; the oldest mark goes first. */
const most = 40

/**
 * What a member has seen on this device, such as a tour (1§4). The key is the specification's; the
 * value is `true` for everybody, or short hashes of the members who have. Nobody's id gets into
 * storage.
 */
export function seenFlags(key: string) {
  const read = (): readonly string[] => localStorage.getItem(key)?.split(' ') ?? []
  return {
    /** True also where storage is blocked: what cannot be marked would come again at each visit. */
    has: (member: string): boolean => {
      try {
        const marks = read()
        return marks.includes('true') || marks.includes(shortHash(member))
      } catch {
        return true
      }
    },
    /** Whether it could be marked. */
    set: (member: string): boolean => {
      try {
        const mark = shortHash(member)
        const others = read().filter((one) => one !== mark && /^[a-z0-9]{1,8}$/.test(one))
        localStorage.setItem(key, [...others, mark].slice(-most).join(' '))
        return true
      } catch {
        return false
      }
    },
  }
}
