import { shortHash } from './short-hash.ts'
import { storedText } from './stored-text.ts'

/**
 * Stores a member's view preference on this device, such as chart or table. Only listed choices are
 * read, and the key has a short hash of the member's id.
 *
 * Full, blocked or invalid storage is ignored.
 */
export function localPreference<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  member: string,
) {
  return localTextPreference<Choice>(
    name,
    (stored) => choices.find((choice) => choice === stored) ?? null,
    member,
  )
}

/**
 * The same for preferences without a fixed list, such as an order. `read` parses a stored text;
 * null when it is invalid.
 */
export function localTextPreference<Choice>(
  name: string,
  read: (stored: string | null) => Choice | null,
  member: string,
) {
  const key = `portal.${name}.${shortHash(member)}`
  return {
    read: (): Choice | null => {
      try {
        return read(storedText(key))
      } catch {
        return null // storage is blocked: use the default
      }
    },
    write: (choice: string): void => {
      try {
        localStorage.setItem(key, choice)
      } catch {
        // Storage is full or blocked; the choice lasts as long as the page.
      }
    },
  }
}
