/**
 * The reason of a refused password (2§5): the numbered code and the codes of the violated rules.
 */
export type PasswordRefusal = {
  readonly code?: number | undefined
  readonly details?: readonly string[] | undefined
}

/**
 * Title and messages as catalog keys. The server owns the rules (docs/quality.md#d9); an unknown
 * rule has a general message.
 */
export type PasswordProblem = {
  readonly title: 'forms.password.one-problem' | 'forms.password.several-problems'
  readonly messages: readonly PasswordMessage[]
}

const messageByDetail = {
  TOO_SHORT: 'forms.password.too-short',
  TOO_LONG: 'forms.password.too-long',
  REPEATING: 'forms.password.repeating',
  SEQUENTIAL: 'forms.password.sequential',
  COMMON: 'forms.password.common',
  CONTAINS_NAME: 'forms.password.contains-name',
  SAME_AS_BEFORE: 'forms.password.same-as-before',
} as const

export type PasswordMessage =
  | (typeof messageByDetail)[keyof typeof messageByDetail]
  | 'forms.password.repeating-and-sequential'
  | 'forms.password.current-wrong'
  | 'forms.password.unknown-rule'

const isKnown = (detail: string): detail is keyof typeof messageByDetail =>
  Object.hasOwn(messageByDetail, detail)
const currentPasswordIsWrong = 70

/**
 * The problem to show for a refused password. Returns null when the answer names no rule; its own
 * message is shown then (2§8).
 */
export function passwordProblem({ code, details = [] }: PasswordRefusal): PasswordProblem | null {
  const messages =
    code === currentPasswordIsWrong
      ? (['forms.password.current-wrong'] as const)
      : messagesOf(new Set(details))
  if (messages.length === 0) return null
  return {
    title: messages.length === 1 ? 'forms.password.one-problem' : 'forms.password.several-problems',
    messages,
  }
}

/**
 * One message for each rule, in the server's order. REPEATING and SEQUENTIAL share one message at
 * the position of the first.
 */
function messagesOf(details: ReadonlySet<string>): readonly PasswordMessage[] {
  const isPair = details.has('REPEATING') && details.has('SEQUENTIAL')
  const messages = [...details].map((detail) => {
    if (isPair && (detail === 'REPEATING' || detail === 'SEQUENTIAL'))
      return 'forms.password.repeating-and-sequential'
    return isKnown(detail) ? messageByDetail[detail] : 'forms.password.unknown-rule'
  })
  return [...new Set(messages)]
}
