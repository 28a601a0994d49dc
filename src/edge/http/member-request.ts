import { type DeviceView, readView } from '#platform/model/drawing/device-view.ts'
import { languageCookie, viewCookie } from '#platform/model/shared-cookies.ts'
import { type Language, languages } from '#platform/model/supported-languages.ts'
import { readCookie } from './read-cookie.ts'
import { header, type RequestContext } from './request-context.ts'

/** The device that a dashboard is drawn for. */
export interface MemberDevice extends DeviceView {
  readonly locale: Language
}

/** Whether a page is opened in a tab of its own, and not fetched ahead. */
export function isOpened({ req, query }: Pick<RequestContext, 'req' | 'query'>): boolean {
  return (
    req.method === 'GET' &&
    query === '' &&
    header(req, 'sec-fetch-mode') === 'navigate' &&
    header(req, 'sec-fetch-dest') === 'document' &&
    header(req, 'sec-purpose') === undefined
  )
}

/** Returns the device of a request; null where its cookies do not say all, or for another view. */
export function memberDevice(exchange: Pick<RequestContext, 'req' | 'query'>): MemberDevice | null {
  if (!isOpened(exchange)) return null
  const cookies = header(exchange.req, 'cookie')
  const view = readView(readCookie(cookies, viewCookie) ?? '')
  const stored = readCookie(cookies, languageCookie)
  const locale = languages.find((language) => language === stored)
  return view === null || locale === undefined ? null : { ...view, locale }
}
