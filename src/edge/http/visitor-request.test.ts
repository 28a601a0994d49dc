import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { visitorsLanguage } from './visitor-request.ts'

const opened = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'accept-language': 'es-MX,es;q=0.9,en;q=0.8',
}

const languageOf = (
  headers: Readonly<Record<string, string | undefined>>,
  { method = 'GET', query = '' } = {},
): string | null =>
  visitorsLanguage({
    req: { method, headers: { ...opened, ...headers } } as unknown as IncomingMessage,
    query,
  })

describe('who gets a drawn page', () => {
  it.each<[string, Record<string, string | undefined>, { method?: string; query?: string }]>([
    ['a check whether the edge is there', {}, { method: 'HEAD' }],
    ['an address with parameters', {}, { query: '?token=1' }],
    ['the parent app', {}, { query: '?oneApp=true' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }, {}],
    ['a call of a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, {}],
    ['a browser that does not say', { 'sec-fetch-dest': undefined }, {}],
    ['a page that is fetched in advance', { 'sec-purpose': 'prefetch' }, {}],
    ['a member', { cookie: 'a=b; __Host-portal-session=x' }, {}],
    ['a member who was idle', { cookie: '__Host-portal-activity=x' }, {}],
    ['a member whose session is over', { cookie: '__Host-portal-presence=x.y' }, {}],
    ['a member who follows a link from a mail', { cookie: '__Host-portal-member=1' }, {}],
  ])('not %s', (_, headers, rest) => expect(languageOf(headers, rest)).toBeNull())

  it('a visitor, also from another site', () =>
    expect([languageOf({}), languageOf({ 'sec-fetch-site': 'cross-site' })]).toEqual([
      'es-US',
      'es-US',
    ]))
})

describe('the language of a drawn page', () => {
  it.each<[string | undefined, string | undefined, string | null]>([
    ['en-GB', undefined, 'en-US'],
    ['ES', undefined, 'es-US'],
    ['es;q=0.9', undefined, 'es-US'],
    // Some browsers send their first language only, and their scripts know the others.
    ['fr-FR, es;q=0.9', undefined, null],
    ['*', undefined, null],
    [undefined, undefined, null],
    ['en-US', 'es-US', 'es-US'],
    ['fr-FR', 'en-US', 'en-US'],
    ['en-US', 'fr-FR', null],
  ])('Accept-Language %s and a stored %s give %s', (asked, stored, expected) =>
    expect(
      languageOf({
        'accept-language': asked,
        ...(stored === undefined ? {} : { cookie: `__Host-portal-language=${stored}` }),
      }),
    ).toBe(expected),
  )
})
