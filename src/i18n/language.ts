import { createStore } from '#kit/store.ts'
import { activate, i18n } from './catalogue.ts'
import { isLocale, locales, matchLocale, type Locale } from './locale.ts'

const storageKey = 'portal-language'

/** Whether the language was picked by hand on this visit, such as on the sign-in page. */
export const chosenByHand = createStore(false)

/** The language in use. */
export const currentLanguage = (): Locale => (isLocale(i18n.locale) ? i18n.locale : locales[0])

/** Activates the language of the last visit, else the browser's. Storage may be blocked: then it is the browser's. */
export function startLanguage(): Promise<void> {
  return activate(remembered() ?? matchLocale(navigator.languages))
}

/** Switches the language without a reload and remembers it for the next visit. Rejects, and changes nothing, when its texts cannot be loaded. */
export async function switchLanguage(locale: Locale, how: { readonly byHand: boolean }): Promise<void> {
  await activate(locale)
  if (how.byHand) chosenByHand.set(true)
  try {
    localStorage.setItem(storageKey, locale)
  } catch {
    // Blocked or full: the choice holds for this visit.
  }
}

function remembered(): Locale | null {
  try {
    const stored = localStorage.getItem(storageKey)
    return isLocale(stored) ? stored : null
  } catch {
    return null
  }
}
