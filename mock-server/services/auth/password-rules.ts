/**
 * Codes of the rules that a new password breaks, as the contract lists them at `changePassword`.
 */
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
/**
 * A few of the passwords that everybody tries, without their digits and signs; a service looks in a
 * list of millions.
 */
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
 * `names`: the member's own, and her user name; what is shorter than four letters is in many a
 * word. `isSame`: it is the password that she has.
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
