/**
 * The text of a refusal: the message of its body, or the generic text for one or several reasons
 * (2§8).
 */
export type RefusalMessage =
  | { readonly said: string }
  | { readonly key: 'ui.failure.refused' | 'ui.failure.refused.several' }

export function refusalMessage({
  said,
  details,
}: {
  readonly said?: string | undefined
  readonly details?: readonly unknown[] | undefined
}): RefusalMessage {
  if (said !== undefined && said.trim() !== '') return { said }
  return { key: (details?.length ?? 0) > 1 ? 'ui.failure.refused.several' : 'ui.failure.refused' }
}

/**
 * Puts the server's message, if any, before the portal's own text, which explains what is safe and
 * what happens next.
 */
export function withMessage(said: string | undefined, own: string): string {
  return said === undefined || said.trim() === '' ? own : `${said} ${own}`
}
