/**
 * The sources of the display language, in ascending precedence: the workplace chat, the account
 * (1§4), the parent app.
 */
const sources = ['chat', 'account', 'parent'] as const
export type LanguageSource = (typeof sources)[number]

/** The source with the higher precedence. */
export function strongerSource(one: LanguageSource, other: LanguageSource | null): LanguageSource {
  return other !== null && sources.indexOf(other) > sources.indexOf(one) ? other : one
}

/**
 * Whether a source may set the language. The member's choice on this visit always wins (1§4 then
 * asks which language to store).
 */
export function isFollowed(
  source: LanguageSource,
  current: LanguageSource | null,
  isChosenByHand: boolean,
): boolean {
  return !isChosenByHand && strongerSource(source, current) === source
}
