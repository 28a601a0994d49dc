import { deployment } from '#platform/model/deployment.ts'
import { languageCookie } from '#platform/model/shared-cookies.ts'
import { activate, i18n } from './catalogue.ts'
import { isFollowed, strongerSource, type LanguageSource } from './language-source.ts'
import { isLocale, locales, matchLocale, type Locale } from './locale.ts'

const storageKey = 'portal-language'

const chosenKey = 'portal-language-chosen'

const onThisVisit = (): string | null => attempt(() => sessionStorage.getItem(chosenKey))
/**
 * Whether a visitor selected a language before sign-in. The choice lasts over visits until a
 * signed-in member answers (LANG-003).
 */
const beforeSignIn = (): boolean => attempt(() => localStorage.getItem(chosenKey)) !== null

/**
 * Whether the member selected the language themselves, for example on the sign-in page. It survives
 * a reload, until `forgetChoice`.
 */
export function isChosenByHand(): boolean {
  return onThisVisit() !== null || beforeSignIn()
}

/** Whether the member selected a language and was not yet asked whether to store it. */
export function isUnsettled(): boolean {
  return (onThisVisit() ?? (beforeSignIn() ? '1' : null)) === '1'
}

/** Records the member's answer: the language stays for this visit without another question. */
export function settleChoice(): void {
  forgetChoice()
  attempt(() => sessionStorage.setItem(chosenKey, 'settled'))
}

/**
 * Clears the choice after sign-out. The language stays, and the next member's stored language
 * applies again.
 */
export function forgetChoice(): void {
  attempt(() => sessionStorage.removeItem(chosenKey))
  attempt(() => localStorage.removeItem(chosenKey))
}

/**
 * The current language. Until its texts are loaded it is the first one, because calls are sent
 * before that.
 */
export function currentLanguage(): Locale {
  return isLocale(i18n.locale) ? i18n.locale : firstLanguage()
}

/** Activates the first language. */
export function startLanguage(): Promise<void> {
  const stored = remembered()
  // Browsers drop a cookie of a script after some days; each visit writes it again.
  if (stored !== null) remember(stored)
  return activate(firstLanguage())
}

/** The language of the last visit, else the browser's; also the browser's without storage. */
const firstLanguage = (): Locale =>
  remembered() ?? matchLocale(navigator.languages, deployment.language)

let currentSource: LanguageSource | null = null

/**
 * Shows the language of a source (a BCP 47 tag), unless a source of higher precedence or the member
 * has set one. Only the account's language is stored for the next visit. Rejects without a change
 * when its texts cannot be loaded.
 */
export async function followLanguage(tag: string, source: LanguageSource): Promise<void> {
  const follows = isFollowed(source, currentSource, isChosenByHand())
  currentSource = strongerSource(source, currentSource)
  if (!follows) return
  const locale = matchLocale([tag])
  await activate(locale)
  if (source === 'account') remember(locale)
}

/**
 * Switches the language without a reload and stores it for the next visit. Rejects without a change
 * when its texts cannot be loaded.
 */
export async function switchLanguage(
  locale: Locale,
  how: { readonly byHand: boolean | 'beforeSignIn' },
): Promise<void> {
  await activate(locale)
  if (how.byHand !== false) attempt(() => sessionStorage.setItem(chosenKey, '1'))
  if (how.byHand === 'beforeSignIn') attempt(() => localStorage.setItem(chosenKey, '1'))
  remember(locale)
}

function remember(locale: Locale): void {
  attempt(() => localStorage.setItem(storageKey, locale))
  attempt(
    () =>
      (document.cookie = `${languageCookie}=${locale}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`),
  )
}

/** The cookie counts without the other, or this browser and the edge would never agree. */
function remembered(): Locale | null {
  const stored = attempt(() => localStorage.getItem(storageKey))
  if (isLocale(stored)) return stored
  const cookies = attempt(() => document.cookie) ?? ''
  return locales.find((locale) => cookies.includes(`${languageCookie}=${locale}`)) ?? null
}

/** Returns null when storage is blocked or full; the choice then lasts until the page reloads. */
function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}
