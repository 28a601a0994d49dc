/** Rules for a new password, with the codes of `changePassword` in the contract. */
export type PasswordRule =
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'REPEATING'
  | 'SEQUENTIAL'
  | 'COMMON'
  | 'CONTAINS_NAME'
  | 'SAME_AS_BEFORE'

const SHORTEST = 8
const LONGEST = 128
const RUN = 4
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const SEQUENCES = ROWS.flatMap((row) => [row, [...row].toReversed().join('')])
/** Common passwords without digits and symbols. A real service uses a list of millions. */
const COMMON = new Set([
  'password',
  'passwort',
  'contrasena',
  'welcome',
  'letmein',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'trustno',
  'superman',
  'changeme',
  'administrator',
])

const hasSequence = (text: string): boolean =>
  SEQUENCES.some((row) =>
    Array.from({ length: row.length - RUN + 1 }, (_, start) => row.slice(start, start + RUN)).some(
      (run) => text.includes(run),
    ),
  )

/**
 * Lists the rules that a password breaks. `names` are the member's names and username, ignored
 * below four letters; `isSame` means it equals the current one.
 */
export function brokenRules(
  password: string,
  names: readonly string[],
  isSame: boolean,
): readonly PasswordRule[] {
  const text = password.toLowerCase()
  const length = [...password].length
  const rules: Readonly<Record<PasswordRule, boolean>> = {
    TOO_SHORT: length < SHORTEST,
    TOO_LONG: length > LONGEST,
    REPEATING: /(.)\1\1/u.test(text),
    SEQUENTIAL: hasSequence(text),
    COMMON: COMMON.has(text.replace(/[^a-z]/g, '')),
    CONTAINS_NAME: names.some((name) => name.length >= 4 && text.includes(name.toLowerCase())),
    SAME_AS_BEFORE: isSame,
  }
  // The keys are those of the record above.
  return (Object.keys(rules) as PasswordRule[]).filter((rule) => rules[rule])
}
