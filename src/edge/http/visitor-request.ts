import { languageCookie, memberHint } from '#platform/model/shared-cookies.ts'
import { type Language, languageOf, languages } from '#platform/model/supported-languages.ts'
import { hasSessionCookie, ownJar } from '../sessions/session-cookies.ts'
import { isOpened } from './member-request.ts'
import { readCookie } from './read-cookie.ts'
import { header, type RequestContext } from './request-context.ts'

/**
 * Returns the language of a visitor who opens a page in a tab of their own; null for every other
 * request, and where the browser may choose another language (decision 133).
 */
export function visitorsLanguage(exchange: Pick<RequestContext, 'req' | 'query'>): Language | null {
  const { req } = exchange
  const cookies = header(req, 'cookie')
  if (!isOpened(exchange) || hasSessionCookie(ownJar, cookies)) return null
  if (readCookie(cookies, memberHint) !== undefined) return null
  const stored = readCookie(cookies, languageCookie)
  if (stored !== undefined) return languages.find((language) => language === stored) ?? null
  // Only the first one is certain: some browsers send no more, but their scripts know more.
  const [first = ''] = (header(req, 'accept-language') ?? '').split(/[,;]/)
  return languageOf(first.trim())
}
