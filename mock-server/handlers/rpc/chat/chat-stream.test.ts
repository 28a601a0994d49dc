import { Code } from '@connectrpc/connect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatClient as chatterOf } from '../../../testing/chat-client.ts'
import { failureOf, protocols } from '../../../testing/protocols.ts'
import { startTestServer, type TestServer } from '../../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ heartbeatSeconds: 0.1 })
})
afterAll(() => server.close())

const chatter = (scenario: string, protocol = 0) => chatterOf(server, scenario, { protocol })
const each = protocols.map(([name], index) => [name, index] as const)

test.each(each)(
  '%s: ready at once, then every kind of event, each with a cursor',
  async (name, protocol) => {
    const { client, order, send, begin, follow, clean } = await chatter(
      `stream kinds ${name}`,
      protocol,
    )
    const url = await begin()
    const stream = await follow()
    expect(await stream.event()).toMatchObject({ case: 'ready', value: { heartbeatSeconds: 1 } })
    await send(url, 'Hello!')
    await client.requestCoach({ chatType: 1, subject: 'Hello!' })
    await order('coach', { name: 'Dana Whitfield' })
    await order('typing', { typing: true })
    await order('message', { text: 'Good morning!' })
    await order('read')
    await order('availability', { availability: 'SHORT_AWAY' })
    await client.markRead({ channelUrl: url, sequence: 3 })
    await order('message', {
      channel: 'MEMBER_SUPPORT',
      from: 'admin',
      text: 'We are here to help.',
    })
    const seen = []
    while (seen.length < 11) seen.push(await stream.event())
    expect(seen).toMatchObject([
      { case: 'message', value: { message: { message: 'Hello!', sequence: 1 } } },
      { case: 'metadata', value: { channelUrl: url, metadata: { awaitingCoach: true } } },
      {
        case: 'member',
        value: {
          channelUrl: url,
          hasLeft: false,
          member: { nickname: 'Dana Whitfield', metaData: { availability: 0 } },
        },
      },
      { case: 'metadata', value: { metadata: { awaitingCoach: false } } },
      {
        case: 'message',
        value: { message: { message: 'Dana W. is your coach now.', sequence: 2 } },
      },
      { case: 'typing', value: { typing: true, durationSeconds: 6 } },
      { case: 'message', value: { message: { message: 'Good morning!', sequence: 3 } } },
      { case: 'member', value: { member: { metaData: { availability: 1 } } } },
      { case: 'read', value: { lastReadSequence: 3 } },
      {
        case: 'channel',
        value: { channel: { customType: 3, members: [{ nickname: 'Edith Moore' }] } },
      },
      {
        case: 'message',
        value: {
          message: { message: 'We are here to help.', data: '{"senderName":"Wellspring"}' },
        },
      },
    ])
    expect(new Set(seen.map(({ cursor }) => cursor)).size).toBe(11)
    stream.leave()
    await clean()
  },
)

test.each(each)(
  '%s: a stream continues from any cursor without gaps or repetition',
  async (name, protocol) => {
    const { order, send, begin, follow, client, clean } = await chatter(
      `stream resume ${name}`,
      protocol,
    )
    const url = await begin()
    const { cursor } = await client.listChannels({})
    await order('coach')
    const whole = await follow(cursor)
    await whole.event()
    for (let index = 0; index < 6; index++)
      await (index % 2 ? send(url, `Mine ${index}`) : order('message', { text: `Coach ${index}` }))
    const all = []
    while (all.length < 8) all.push(await whole.event())
    whole.leave()
    for (const [index, { cursor: from }] of all.entries()) {
      const again = await follow(from)
      expect(await again.event()).toMatchObject({ case: 'ready', cursor: from })
      const rest = []
      while (rest.length < all.length - index - 1) rest.push(await again.event())
      expect(rest).toEqual(all.slice(index + 1))
      again.leave()
    }
    await clean()
  },
)

test.each(each)(
  '%s: a silent stream sends heartbeats with an unchanged cursor',
  async (name, protocol) => {
    const { begin, follow, clean } = await chatter(`stream silence ${name}`, protocol)
    await begin()
    const stream = await follow()
    const [ready, first, second] = [await stream.next(), await stream.next(), await stream.next()]
    expect([first.event.case, second.event.case]).toEqual(['heartbeat', 'heartbeat'])
    expect([first.cursor, second.cursor]).toEqual([ready.cursor, ready.cursor])
    stream.leave()
    await clean()
  },
)

test.each(each)(
  '%s: a stream ends with its session, by sign-out or by time',
  async (name, protocol) => {
    const scenario = `stream session ${name}`
    const { begin, follow, token, username } = await chatter(scenario, protocol)
    await begin()
    const stream = await follow()
    await stream.next()
    // The session outlives its access token.
    await server.control('POST', 'expire', { scenario })
    expect((await stream.next()).event.case).toBe('heartbeat')
    const other = await server.token(username)
    expect(other).not.toBe(token)
    await server.control('POST', 'clock', {
      scenario,
      now: new Date(Date.now() + 13 * 3_600_000).toISOString(),
    })
    expect((await stream.end())?.code).toBe(Code.Unauthenticated)
  },
)

test('sign-out ends the streams of its session only', async () => {
  const patient = await startTestServer({ heartbeatSeconds: 60, members: ['edith'] })
  const one = await chatterOf(patient, 'stream logout')
  await one.begin()
  const stream = await one.follow()
  await stream.next()
  const { body } = await patient.signIn(one.username)
  await patient.call('/v1/auth/logout', { method: 'POST', token: body.access_token })
  await one.order('message', { from: 'member', text: 'Still here' })
  expect(await stream.event()).toMatchObject({ case: 'message' })
  const out = await patient.call('/v1/auth/logout', { method: 'POST', token: one.token })
  expect([out.status, (await stream.end())?.code]).toEqual([204, Code.Unauthenticated])
  await patient.close()
})

test.each(each)('%s: refuses invalid stream credentials', async (name, protocol) => {
  const { client, begin, scenario } = await chatter(`stream credentials ${name}`, protocol)
  await begin()
  const open = async (sessionToken: string, cursor = '') => {
    for await (const _ of client.streamEvents({ sessionToken, cursor })) break
  }
  const { sessionToken } = (await client.getCredentials({})).credentials!
  const other = await chatter(`stream credentials ${name} other`, protocol)
  await other.begin()
  const theirs = (await other.client.getCredentials({})).credentials!.sessionToken
  expect((await failureOf(open('ct-something-else-0'))).code).toBe(Code.PermissionDenied)
  expect((await failureOf(open(theirs))).code).toBe(Code.PermissionDenied)
  expect((await failureOf(open('short'))).code).toBe(Code.InvalidArgument)
  await server.control('POST', 'clock', {
    scenario,
    now: new Date(Date.now() + 14 * 60_000).toISOString(),
  })
  await open(sessionToken)
  await server.control('POST', 'clock', {
    scenario,
    now: new Date(Date.now() + 14.9 * 60_000).toISOString(),
  })
  await open(sessionToken)
})

test.each(each)('%s: refuses a cursor that is too old or in the future', async (name, protocol) => {
  const { client, begin, order, follow } = await chatter(`stream old ${name}`, protocol)
  await begin()
  const { cursor } = await client.listChannels({})
  const [generation, seq] = cursor.split('.')
  expect((await (await follow(`${generation}.${Number(seq) + 1}`)).end())?.code).toBe(
    Code.OutOfRange,
  )
  expect((await (await follow('another-server-1')).end())?.code).toBe(Code.OutOfRange)
  await order('forget')
  expect((await (await follow(cursor)).end())?.code).toBe(Code.OutOfRange)
  const fresh = await follow((await client.listChannels({})).cursor)
  await order('coach')
  expect([(await fresh.event()).case, (await fresh.event()).case]).toEqual(['ready', 'member'])
  fresh.leave()
})

test('a later stream omits an outdated typing event', async () => {
  const { client, order, begin, follow, scenario } = await chatter('stream typing')
  await begin()
  await order('coach')
  const { cursor } = await client.listChannels({})
  await order('typing', { typing: true })
  await server.control('POST', 'clock', {
    scenario,
    now: new Date(Date.now() + 60_000).toISOString(),
  })
  await order('message', { text: 'There you are.' })
  const stream = await follow(cursor)
  expect([(await stream.event()).case, (await stream.event()).case]).toEqual(['ready', 'message'])
  stream.leave()
})
