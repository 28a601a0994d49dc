import type { Environment } from '#platform/model/environment.ts'
import type { Language } from '#platform/model/supported-languages.ts'
import { outgoingLocale } from '#platform/model/outgoing-locale.ts'

/**
 * The parameters of the coaching window (2§7). `accessCode` works once, so the address does too.
 */
export type CoachingLaunch = {
  readonly userId: string
  readonly language: Language
  readonly accessCode: string
  readonly isOneApp: boolean
  readonly hasNewUi: boolean
}

/** The address of the coaching window (GAP-071: the address and its parameter names are ours). */
export function coachingLaunchUrl(
  { userId, language, accessCode, isOneApp, hasNewUi }: CoachingLaunch,
  { coachingLaunch, partnerPath }: Environment,
): string {
  const url = new URL(coachingLaunch)
  url.search = new URLSearchParams({
    userId,
    locale: outgoingLocale(coachingLaunch, language, partnerPath),
    accessCode,
    oneApp: String(isOneApp),
    newUI: String(hasNewUi),
  }).toString()
  return url.href
}
