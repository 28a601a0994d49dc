/**
 * Who may say in which language the portal is shown, the weightier the later: the workplace chat,
 * the account (1§4), the parent app that leads the portal.
 */
const voices = ['chat', 'account', 'parent'] as const
export type LanguageSource = (typeof voices)[number]

/** The weightier of two voices. */
export function strongerSource(one: LanguageSource, other: LanguageSource | null): LanguageSource {
  return other !== null && voices.indexOf(other) > voices.indexOf(one) ? other : one
}

/**
 * Whether a voice is followed. What the member picked by hand on this visit is above them all: 1§4
 * asks about the difference.
 */
export function isFollowed(
  voice: LanguageSource,
  weightiest: LanguageSource | null,
  chosenNow: boolean,
): boolean {
  return !chosenNow && strongerSource(voice, weightiest) === voice
}
