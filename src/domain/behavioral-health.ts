import { behavioralHealthApp } from './contact.ts'
import { outgoingLocale } from './outgoing-address.ts'
import type { Language } from './language.ts'

/** The external app's address with the language appended (1§2); Spanish is es-MX on the partner path (2§1). `app` is an https address. */
export function behavioralHealthAddress(language: Language, partnerPath: string, app: string = behavioralHealthApp): string {
  const address = new URL(app)
  address.searchParams.set('lang', outgoingLocale(app, language, partnerPath))
  return address.href
}
