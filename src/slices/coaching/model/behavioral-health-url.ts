import { behavioralHealthApp } from '#platform/model/support-contact.ts'
import { outgoingLocale } from '#platform/model/outgoing-locale.ts'
import type { Language } from '#platform/model/supported-languages.ts'

/**
 * The external app's https address with the language appended (1§2); Spanish is es-MX on the
 * partner path (2§1). `hasWebSdk` requests the browser pages (2§6, flag MENTAL_HEALTH_WEB_SDK; the
 * parameter is ours).
 */
export function behavioralHealthAddress(
  language: Language,
  partnerPath: string,
  hasWebSdk: boolean,
  app: string = behavioralHealthApp,
): string {
  const address = new URL(app)
  if (hasWebSdk) address.searchParams.set('sdk', 'web')
  address.searchParams.set('lang', outgoingLocale(app, language, partnerPath))
  return address.href
}
