import { activate, i18n } from './catalogue.ts'
import { isFollowed, strongerSource, type LanguageSource } from './language-source.ts'
import { isLocale, locales, matchLocale, type Locale } from './locale.ts'

const storageKey = 'portal-language'

const chosenKey = 'portal-language-chosen'

const onThisVisit = (): string | null => attempt(() => sessionStorage.getItem(chosenKey))
/**
 * What a visitor picked lasts until a member has signed in and answered, also over visits
 * (LANG-003).
 */
const beforeSignIn = (): boolean => attempt(() => localStorage.getItem(chosenKey)) !== null

/**
 * Whether the language was picked by hand, such as on the sign-in page. It holds over a reload,
 * until `forgetChoice`.
 */
export function isChosenByHand(): boolean {
  return onThisVisit() !== null || beforeSignIn()
}

/** Whether it was, and the member has not been asked yet which it is to be for good. */
export function isUnsettled(): boolean {
  return (onThisVisit() ?? (beforeSignIn() ? '1' : null)) === '1'
}

/**
 * The member has been asked: what they picked holds on this visit, and is not asked about again.
 */
export function settleChoice(): void {
  forgetChoice()
  attempt(() => sessionStorage.setItem(chosenKey, 'settled'))
}

/** After a sign-out: the language stays, but the next member's own stored language counts again. */
export function forgetChoice(): void {
  attempt(() => sessionStorage.removeItem(chosenKey))
  attempt(() => localStorage.removeItem(chosenKey))
}

/** The language in use. */
export function currentLanguage(): Locale {
  return isLocale(i18n.locale) ? i18n.locale : locales[0]
}

/**
 * Activates the language of the last visit, else the browser's. Storage may be blocked: then it is
 * the browser's.
 */
export function startLanguage(): Promise<void> {
  return activate(remembered() ?? matchLocale(navigator.languages))
}

let weightiest: LanguageSource | null = null

/**
 * Shows the language, a BCP 47 tag, that one of several voices asks for, unless a weightier one has
 * spoken or the member has picked one by hand, in whichever order they come. Only the account's is
 * remembered for the next visit. Rejects, and changes nothing, when its texts cannot be loaded.
 */
export async function followLanguage(tag: string, voice: LanguageSource): Promise<void> {
  const follows = isFollowed(voice, weightiest, isChosenByHand())
  weightiest = strongerSource(voice, weightiest)
  if (!follows) return
  const locale = matchLocale([tag])
  await activate(locale)
  if (voice === 'account') remember(locale)
}

/**
 * Switches the language without a reload and remembers it for the next visit. Rejects, and changes
 * nothing, when its texts cannot be loaded.
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

const remember = (locale: Locale): void =>
  void attempt(() => localStorage.setItem(storageKey, locale))

function remembered(): Locale | null {
  const stored = attempt(() => localStorage.getItem(storageKey))
  return isLocale(stored) ? stored : null
}

/** Storage may be blocked or full: then the choice holds until the page is loaded anew. */
function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}
