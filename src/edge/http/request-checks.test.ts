import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { isSameOriginWrite, isWrite } from './csrf-check.ts'
import { frameOf, setFrame } from './frame-cookie.ts'
import { frameCookies, framePolicyOf } from './frame-policy.ts'
import { hasBody, mediaType } from './request-body.ts'
import type { RequestContext } from './request-context.ts'
import { readForm, readObject } from './request-fields.ts'

const asked = (headers: Readonly<Record<string, string>>) => ({ headers }) as IncomingMessage
const context = (headers: Readonly<Record<string, string>>, query = '') =>
  ({ req: asked(headers), query }) as RequestContext

describe('a write from a page of the portal', () => {
  const own = { 'x-portal-request': '1', host: 'portal.example' }
  it.each([
    [{ ...own, 'sec-fetch-site': 'same-origin' }, true],
    [{ ...own, 'sec-fetch-site': 'same-site' }, false],
    [{ ...own, 'sec-fetch-site': 'none' }, false],
    [{ ...own, 'sec-fetch-site': 'cross-site', origin: 'https://portal.example' }, false],
    [{ ...own, origin: 'https://portal.example' }, true],
    [{ ...own, host: 'PORTAL.example', origin: 'https://portal.example' }, true],
    [{ ...own, origin: 'https://portal.example:8443' }, false],
    [{ ...own, origin: 'https://other.example' }, false],
    [{ ...own, origin: 'ftp://portal.example' }, false],
    [{ ...own, origin: 'null' }, false],
    [own, false],
    [{ ...own, 'x-portal-request': '0', 'sec-fetch-site': 'same-origin' }, false],
    [{ host: 'portal.example', 'sec-fetch-site': 'same-origin' }, false],
  ])('%j: %s', (headers, expected) => expect(isSameOriginWrite(context(headers))).toBe(expected))

  it.each([
    ['GET', false],
    ['HEAD', false],
    ['POST', true],
    ['DELETE', true],
    ['OPTIONS', true],
  ])('%s writes: %s', (method, expected) => expect(isWrite(method)).toBe(expected))
})

describe('who may frame a page', () => {
  const kept = (framer: string) => `a=b; __Host-portal-frame=${framer}`
  it.each([
    ['?teams=true', {}, 'teams'],
    ['?oneApp=true', {}, 'one-app'],
  ])('has its parameters: %s', (query, headers, framer) =>
    expect([framePolicyOf(context(headers, query)), framer]).toEqual([framer, framer]),
  )
  it.each([
    ['', {}, null],
    ['', { cookie: kept('teams') }, 'teams'],
    ['', { cookie: kept('one-app') }, 'one-app'],
    ['', { cookie: kept('other') }, null],
    ['', { cookie: kept('teams'), 'sec-fetch-dest': 'document' }, null],
    ['', { cookie: kept('teams'), 'sec-fetch-dest': 'iframe' }, 'teams'],
    ['', { cookie: kept('teams'), 'sec-fetch-dest': 'frame' }, 'teams'],
    ['?teams=true', { 'sec-fetch-dest': 'document' }, null],
    ['?teams=true&oneApp=true', {}, null],
    ['?teams=false', { cookie: kept('teams') }, null],
    ['?oneApp=1', { cookie: kept('one-app') }, null],
    ['?teams=true', { cookie: kept('one-app') }, 'teams'],
  ])('%s %j: %s', (query, headers, expected) =>
    expect(framePolicyOf(context(headers, query))).toBe(expected),
  )

  it.each([
    [{ 'sec-fetch-dest': 'iframe' }, 'teams', [setFrame('teams')]],
    [{ 'sec-fetch-dest': 'frame' }, 'one-app', [setFrame('one-app')]],
    [{ 'sec-fetch-dest': 'iframe', cookie: kept('one-app') }, 'teams', [setFrame('teams')]],
    [{ 'sec-fetch-dest': 'iframe', cookie: kept('teams') }, 'teams', []],
    [{ 'sec-fetch-dest': 'iframe' }, null, []],
    [{ 'sec-fetch-dest': 'document' }, 'teams', []],
    [{}, 'teams', []],
  ] as const)('%j in %s is told %j', (headers, framer, cookies) =>
    expect(frameCookies(context(headers), framer)).toEqual(cookies),
  )

  it('is kept for frames only, and read again', () => {
    expect(setFrame('teams')).toBe(
      '__Host-portal-frame=teams; Path=/; Secure; SameSite=None; Partitioned',
    )
    expect(frameOf(setFrame('one-app').split(';')[0])).toBe('one-app')
    expect(frameOf(undefined)).toBeNull()
  })
})

describe('the fields of a body', () => {
  const form = (text: string) => readForm(Buffer.from(text))
  it('reads a form, and none with a field twice', () => {
    expect(Object.fromEntries(form('a=1&b=2') ?? [])).toEqual({ a: '1', b: '2' })
    expect(form('a=1&a=1')).toBeUndefined()
    expect([...(readForm(null) ?? ['none'])]).toEqual([])
  })

  it.each([
    ['{"a":"1","b":null,"c":2}', { a: '1', b: null, c: 2 }],
    ['{}', {}],
    ['{"a":{}}', undefined],
    ['{"a":[]}', undefined],
    ['["a"]', undefined],
    ['null', undefined],
    ['"a"', undefined],
    ['{', undefined],
    ['', undefined],
  ])('%s as an object: %j', (text, expected) =>
    expect(readObject(text === '' ? null : Buffer.from(text))).toEqual(expected),
  )

  it.each([
    [{}, false],
    [{ 'content-length': '0' }, false],
    [{ 'content-length': '1' }, true],
    [{ 'transfer-encoding': 'chunked' }, true],
  ])('%j has a body: %s', (headers, expected) => expect(hasBody(asked(headers))).toBe(expected))

  it.each([
    ['application/json', 'application/json'],
    ['Application/JSON; charset=utf-8', 'application/json'],
    [undefined, undefined],
  ])('%s is %s', (type, expected) =>
    expect(mediaType(asked(type === undefined ? {} : { 'content-type': type }))).toBe(expected),
  )
})
