import { afterAll, beforeAll, expect, test } from 'vitest'
import { CustomType } from '../../../generated/proto/portal/chat/v1/channel_pb.js'
import { chatClient } from '../../testing/chat-client.ts'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A member with automatic coaches, and the scenario's clock. */
const answered = async (scenario: string, now: string, template = 'edith') => {
  const own = await chatClient(server, scenario, { template })
  const set = (moment: string) => server.control('POST', 'clock', { scenario, now: moment })
  await set(now)
  await own.order('answers', { isOn: true })
  const channel = async () =>
    (await server.control('GET', `chat?memberId=${own.id}`)).body.channels[0]
  return {
    ...own,
    set,
    channel,
    pass: (seconds: number) =>
      set(new Date(server.mock.sandbox.clock.now(scenario) + seconds * 1000).toISOString()),
    last: async () => (await channel()).messages.at(-1),
    request: (connectPreviousCoach = false) =>
      own.client.requestCoach({
        chatType: CustomType.MEMBER_ONE_ON_ONE,
        subject: 'Hello',
        connectPreviousCoach,
      }),
  }
}

test('a coach joins, greets, reads, types and replies by the scenario’s clock', async () => {
  const rosa = await answered('coach answers', '2026-11-20T14:00:00Z')
  const url = await rosa.begin()
  await rosa.send(url, 'Hello! I would like to eat better.')
  await rosa.request()
  expect((await rosa.channel()).coaches).toEqual([])
  await rosa.pass(2)
  expect(await rosa.channel()).toMatchObject({
    awaitingCoach: false,
    coaches: [{ name: 'Dana Whitfield', availability: 'AVAILABLE' }],
  })
  await rosa.pass(2)
  expect(await rosa.last()).toMatchObject({
    from: 'coach',
    text: expect.stringMatching(/^Hello, Edith! I am Dana\./),
  })
  const follower = await rosa.follow()
  await follower.event()
  await rosa.send(url, 'I ate toast for breakfast.')
  expect(await follower.event()).toMatchObject({ case: 'message' })
  await rosa.pass(2)
  expect(await follower.event()).toMatchObject({ case: 'read', value: { userId: 'coach-dana' } })
  await rosa.pass(2)
  expect(await follower.event()).toMatchObject({ case: 'typing', value: { typing: true } })
  await rosa.pass(4)
  expect(await follower.event()).toMatchObject({
    case: 'message',
    value: { message: { sender: { nickname: 'Dana Whitfield' } } },
  })
  expect((await rosa.last()).text).toMatch(/meal|breakfasts/)
  follower.leave()
  await rosa.clean()
})

test('a coach leaves and returns by shift, and then answers waiting messages', async () => {
  const { set, send, last, channel, begin, order, pass, clean } = await answered(
    'coach shift',
    '2026-11-20T17:20:00Z',
  )
  const url = await begin()
  await order('coach', { name: 'Dana Whitfield' })
  await send(url, 'Hello')
  await pass(8)
  await set('2026-11-20T17:30:01Z')
  expect((await channel()).coaches).toMatchObject([{ availability: 'SHORT_AWAY' }])
  await send(url, 'Thank you!')
  await set('2026-11-20T17:45:00Z')
  expect(await last()).toMatchObject({ from: 'member' })
  await set('2026-11-20T18:00:01Z')
  expect((await channel()).coaches).toMatchObject([{ availability: 'AVAILABLE' }])
  await pass(10)
  expect(await last()).toMatchObject({
    from: 'coach',
    text: expect.stringContaining('You are welcome, Edith!'),
  })
  await clean()
})

test('a colleague replaces a coach who is away for long, except where the portal asks', async () => {
  const { set, send, last, channel, begin, order, request, pass, clean } = await answered(
    'coach hands over',
    '2026-11-20T21:50:00Z',
  )
  const url = await begin()
  await order('coach', { name: 'Dana Whitfield' })
  await send(url, 'Are you there?')
  await pass(8)
  await set('2026-11-20T22:00:01Z')
  expect((await channel()).coaches).toMatchObject([
    { name: 'Dana Whitfield', availability: 'EXTENDED_AWAY' },
  ])
  expect(await last()).toMatchObject({
    from: 'coach',
    text: expect.stringMatching(/^I am off now, Edith/),
  })
  await send(url, 'One more thing')
  await pass(21)
  expect((await channel()).coaches).toMatchObject([
    { name: 'Marcus Oyelaran', availability: 'AVAILABLE' },
  ])
  await pass(2)
  expect(await last()).toMatchObject({
    from: 'coach',
    text: expect.stringMatching(
      /^Hello, Edith\. Dana is away, so I am taking over for now\. I am Marcus/,
    ),
  })
  await order('availability', { availability: 'NO_COACH' })
  await send(url, 'And now?')
  await pass(3600)
  expect(await last()).toMatchObject({ from: 'member' })
  await request(true)
  await pass(2)
  await pass(2)
  expect((await channel()).coaches).toMatchObject([
    { name: 'Priya Raman', availability: 'AVAILABLE' },
  ])
  expect(await last()).toMatchObject({ from: 'coach', text: expect.stringContaining('I am Priya') })
  await clean()
})

test('replies in Spanish to Spanish readers, and only where automatic coaches are on', async () => {
  const own = await answered('coach spanish', '2026-11-20T15:00:00Z', 'carmen')
  const { url } = await own.channel()
  await own.order('coach', { name: 'Inés Villaseñor' })
  await own.order('availability', { availability: 0 })
  await own.send(url, '¡Gracias!')
  await own.pass(8)
  expect(await own.last()).toMatchObject({
    from: 'coach',
    text: '¡Con gusto, Carmen! Siga así, y escríbame cuando se le ocurra algo.',
  })
  await own.order('answers', { isOn: false })
  await own.send(url, '¡Gracias!')
  await own.pass(60)
  expect(await own.last()).toMatchObject({ from: 'member' })
  await own.clean()
})
