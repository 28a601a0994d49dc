import type { AddressInfo } from 'node:net'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoDeployment } from '#platform/model/deployment.ts'
import { createBot } from './bot.ts'
import { createConnector } from './bot-connector.ts'

const botId = '3f681407-85da-4f32-8d61-404d7e9f5154'
const service = 'https://smba.trafficmanager.net/amer/'
const { privateKey, publicKey } = await generateKeyPair('RS256')
const stranger = await generateKeyPair('RS256')
const lines: string[] = []
const calls: { url: string; body: string; authorization: string | null }[] = []
let chatAnswers = 200
let endorsements: readonly string[] | undefined = ['msteams']

const fakeFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  calls.push({
    url: request.url,
    body: await request.text(),
    authorization: request.headers.get('authorization'),
  })
  return request.url.startsWith('https://login.example/')
    ? Response.json({ access_token: 'bot-token', expires_in: 3600 })
    : new Response(null, { status: chatAnswers })
}
const bot = createBot({
  rules: {
    issuer: 'https://api.botframework.com',
    audience: botId,
    serviceUrls: ['https://smba.trafficmanager.net'],
    now: Date.now,
    endorsed: () => endorsements,
    keys: createLocalJWKSet({
      keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'k-1' }],
    }),
  },
  send: createConnector({
    tokenUrl: 'https://login.example/token',
    botId,
    secret: 'canary-secret',
    now: Date.now,
    fetch: fakeFetch,
  }),
  places: {
    dashboardTab: 'https://t.example/d',
    privacyTab: 'https://t.example/p',
    setReminder: 'https://p.example/reminder/set',
    reminders: 'https://p.example/reminder',
  },
  provider: demoDeployment,
  log: (line) => void lines.push(JSON.stringify(line)),
})
beforeAll(() => new Promise<void>((resolve) => bot.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => bot.close(resolve)))
beforeEach(() => {
  calls.length = 0
  chatAnswers = 200
  endorsements = ['msteams']
})

const activity = (change: object = {}): object => ({
  type: 'message',
  id: 'a-1',
  channelId: 'msteams',
  serviceUrl: service,
  text: 'help',
  locale: 'en-US',
  conversation: { id: 'c:1', conversationType: 'personal' },
  from: { id: 'member-1', name: 'Rosa Delgado' },
  recipient: { id: 'bot-1' },
  ...change,
})
const claims = { iss: 'https://api.botframework.com', aud: botId, serviceurl: service }
const sign = (change: JWTPayload = {}, key = privateKey, seconds = 300): Promise<string> =>
  new SignJWT({ ...claims, ...change })
    .setProtectedHeader({ alg: 'RS256', kid: 'k-1' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(key)
const post = async (
  body: string | object,
  authorization: string | null = null,
  path = '/api/messages',
): Promise<number> =>
  (
    await fetch(`http://127.0.0.1:${(bot.address() as AddressInfo).port}${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...(authorization === null ? {} : { authorization }),
      },
    })
  ).status
const told = (): Record<string, unknown> | undefined => {
  const sent = calls.find(({ url }) => url.startsWith(service))
  return sent && (JSON.parse(sent.body) as Record<string, unknown>)
}

describe('messages from Teams', () => {
  test('TEAMS-022: get a card in their conversation through their service', async () => {
    expect(await post(activity(), `Bearer ${await sign()}`)).toBe(200)
    const sent = calls.at(-1)
    expect([sent?.url, sent?.authorization]).toEqual([
      `${service}v3/conversations/c%3A1/activities/a-1`,
      'Bearer bot-token',
    ])
    expect(told()).toMatchObject({
      type: 'message',
      replyToId: 'a-1',
      locale: 'en-US',
      recipient: { id: 'member-1' },
      from: { id: 'bot-1' },
    })
    expect(JSON.stringify(told())).toContain('Action.OpenUrl')
    await post(activity(), `Bearer ${await sign()}`)
    expect(calls.filter(({ url }) => url.startsWith('https://login.example/'))).toHaveLength(1)
  })

  test.each<[string, object, string]>([
    ['Spanish is answered in Spanish', { text: 'ayuda' }, 'Puede escribir'],
    [
      'what is not understood, in the language of the chat',
      { text: 'que?', locale: 'es-MX' },
      'No entendí',
    ],
    [
      'the bot’s arrival is a hello',
      { type: 'conversationUpdate', text: undefined, membersAdded: [{ id: 'bot-1' }] },
      'I am Wellspring',
    ],
  ])('%s', async (_, change, text) => {
    expect(await post(activity(change), `Bearer ${await sign()}`)).toBe(200)
    expect(JSON.stringify(told())).toContain(text)
  })

  test.each<[string, object]>([
    ['a message in a team', { conversation: { id: 'c:1', conversationType: 'channel' } }],
    ['somebody else’s arrival', { type: 'conversationUpdate', membersAdded: [{ id: 'other' }] }],
    ['typing', { type: 'typing' }],
    ['a message without text', { text: undefined }],
  ])('accepts %s without a reply', async (_, change) => {
    expect(await post(activity(change), `Bearer ${await sign()}`)).toBe(200)
    expect(told()).toBeUndefined()
  })

  test('report an undelivered reply with 502, for a retry', async () => {
    chatAnswers = 503
    expect(await post(activity(), `Bearer ${await sign()}`)).toBe(502)
  })
})

describe('refuses other callers without using the bot token', () => {
  test.each<[string, () => Promise<string | null>, object]>([
    ['without a token', async () => null, {}],
    ['with a word that is none', async () => 'Bearer x', {}],
    ['by basic authorization', async () => `Basic ${await sign()}`, {}],
    ['signed by a stranger', async () => `Bearer ${await sign({}, stranger.privateKey)}`, {}],
    ['for another bot', async () => `Bearer ${await sign({ aud: 'other' })}`, {}],
    ['by another issuer', async () => `Bearer ${await sign({ iss: 'https://evil.example' })}`, {}],
    ['too late', async () => `Bearer ${await sign({}, privateKey, -301)}`, {}],
    [
      'about another service',
      async () => `Bearer ${await sign({ serviceurl: 'https://smba.trafficmanager.net/emea/' })}`,
      {},
    ],
    ['about no service', async () => `Bearer ${await sign({ serviceurl: undefined })}`, {}],
    ['of another channel', async () => `Bearer ${await sign()}`, { channelId: 'webchat' }],
    ...[
      'https://evil.example/',
      'https://smba.trafficmanager.net.evil.example/',
      'https://smba.trafficmanager.net@evil.example/',
      'http://smba.trafficmanager.net/',
      'https://user@smba.trafficmanager.net/',
      'nonsense',
    ].map(
      (serviceUrl) =>
        [
          `whose service is ${serviceUrl}`,
          async () => `Bearer ${await sign({ serviceurl: serviceUrl })}`,
          { serviceUrl },
        ] as [string, () => Promise<string>, object],
    ),
    [
      'with no signature',
      async () =>
        `Bearer ${[{ alg: 'none' }, { ...claims, exp: 9_999_999_999 }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`,
      {},
    ],
  ])('%s', async (_, authorization, change) => {
    expect(await post(activity(change), await authorization())).toBe(401)
    expect(calls).toEqual([])
  })

  test('refuses a key that does not endorse the channel', async () => {
    endorsements = ['webchat']
    expect(await post(activity(), `Bearer ${await sign()}`)).toBe(401)
  })

  test.each<[number, string | object, string]>([
    [400, 'nonsense', '/api/messages'],
    [400, {}, '/api/messages'],
    [400, 'null', '/api/messages'],
    [400, activity({ id: 7 }), '/api/messages'],
    [413, 'x'.repeat(70_000), '/api/messages'],
    [404, {}, '/'],
  ])('%i', async (status, body, path) =>
    expect(await post(body, `Bearer ${await sign()}`, path)).toBe(status),
  )
})

test('logs no personal data', async () => {
  await post(activity({ text: 'my sugar is 40' }), `Bearer ${await sign()}`)
  expect(lines.join()).not.toMatch(/sugar|Rosa|member-1|eyJ|canary|bot-token/)
})
