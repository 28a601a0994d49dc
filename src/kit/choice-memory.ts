import { shortHash } from './short-hash.ts'

/**
 * Remembers a member's choice of view on this device, such as chart or table. Only words of the list are ever written, so no
 * health value can get in; the member's id goes in as a short hash. Storage that is full, blocked or spoilt is no error.
 */
export function choiceMemory<Choice extends string>(name: string, choices: readonly Choice[], member: string) {
  const key = `portal.${name}.${shortHash(member)}`
  return {
    read: (): Choice | null => {
      try {
        const stored = localStorage.getItem(key)
        return choices.find(choice => choice === stored) ?? null
      } catch {
        return null // storage is blocked: the usual view is shown
      }
    },
    write: (choice: Choice): void => {
      try {
        localStorage.setItem(key, choice)
      } catch {
        // storage is full or blocked: the choice lasts as long as the page
      }
    },
  }
}
