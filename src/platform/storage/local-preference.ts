import { shortHash } from './short-hash.ts'

/**
 * Remembers a member's choice of view on this device, such as chart or table. Only words of the
 * list are ever written, so no health value can get in; the member's id goes in as a short hash.
 * Storage that is full, blocked or spoilt is no error.
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
 * The same for a choice of too many words to list, such as an order: `read` makes it of a stored
 * word, and null of any other.
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
        return read(localStorage.getItem(key))
      } catch {
        return null // storage is blocked: the usual view is shown
      }
    },
    write: (choice: string): void => {
      try {
        localStorage.setItem(key, choice)
      } catch {
        // storage is full or blocked: the choice lasts as long as the page
      }
    },
  }
}
