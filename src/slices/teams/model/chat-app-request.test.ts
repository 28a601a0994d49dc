import { describe, expect, test } from 'vitest'
import { isChatAppRequest } from '#session/startup/model/url-handoff.ts'
import { chatAppAnswer, readChatAppRequest } from './chat-app-request.ts'

const good = {
  client_id: 'teams-bot',
  redirect_uri: 'https://token.botframework.example/.auth/web/redirect',
  response_type: 'code',
  scope: 'portal',
  state: 's-1',
}
const search = (change: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ ...good, ...change })}`

describe('the request of a chat app', () => {
  test('is read from the address', () =>
    expect(readChatAppRequest(search(), false)).toEqual({
      clientId: 'teams-bot',
      redirectUri: good.redirect_uri,
      scope: 'portal',
      state: 's-1',
    }))

  test.each<Record<string, string>>([
    { client_id: '' },
    { client_id: 'a b' },
    { redirect_uri: '' },
    { redirect_uri: 'javascript:alert(1)' },
    { redirect_uri: 'data:text/html,x' },
    { redirect_uri: '/here' },
    { redirect_uri: '//evil.example' },
    { redirect_uri: 'http://token.botframework.example/' },
    { redirect_uri: 'https://user:word@token.botframework.example/' },
    { redirect_uri: 'https://token.botframework.example/#x' },
    { redirect_uri: 'http://127.0.0.1:4000/bot-signed-in' },
    { response_type: 'token' },
    { response_type: '' },
    { scope: '' },
    { state: '' },
    { state: 'x'.repeat(2001) },
  ])('%j is none', (change) => expect(readChatAppRequest(search(change), false)).toBeNull())

  test('rejects a repeated parameter', () => {
    for (const key of Object.keys(good))
      expect(readChatAppRequest(`${search()}&${key}=other`, false), key).toBeNull()
  })

  test('accepts a local redirect address only for a local portal', () => {
    expect(
      readChatAppRequest(search({ redirect_uri: 'http://127.0.0.1:4000/bot-signed-in' }), true)
        ?.redirectUri,
    ).toBe('http://127.0.0.1:4000/bot-signed-in')
    expect(readChatAppRequest(search({ redirect_uri: 'http://evil.example/' }), true)).toBeNull()
  })

  test('detects a request on /pre-login, complete or not', () => {
    expect([
      isChatAppRequest('/pre-login', search()),
      isChatAppRequest('/pre-login', '?client_id='),
      isChatAppRequest('/pre-login', ''),
      isChatAppRequest('/dashboard', search()),
    ]).toEqual([true, true, false, false])
  })
})

test('TEAMS-031: redirects with scope, code and state, and keeps the query of the app', () => {
  expect(
    chatAppAnswer('https://bot.example/back?tenant=7', {
      scope: 'portal read',
      code: 'ca/1+2',
      state: 's&1',
    }),
  ).toBe('https://bot.example/back?tenant=7&scope=portal+read&code=ca%2F1%2B2&state=s%261')
  expect(
    chatAppAnswer('https://bot.example/back?code=old', { scope: 's', code: 'new', state: 't' }),
  ).toBe('https://bot.example/back?code=new&scope=s&state=t')
})
