import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatClient } from '../testing/chat-client.ts'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ liveCoach: true })
})
afterAll(() => server.close())

test('the control API explains an invalid chat request', async () => {
  const { id, order } = await chatClient(server, 'orders')
  const said = async (answer: ReturnType<typeof order>) => {
    const { status, body } = await answer
    return [status, body.error]
  }
  expect(
    await said(server.control('POST', 'chat/message', { memberId: 'm-nobody', text: 'Hello' })),
  ).toEqual([404, 'there is no such member'])
  expect(await said(order('message', { text: 'Hello' }))).toEqual([
    409,
    'the channel has no coach; assign one by POST /control/chat/coach',
  ])
  expect(await said(order('message', { text: 'Hello', from: 'nobody' }))).toEqual([
    400,
    '"from" must be coach, member or admin',
  ])
  expect(await said(order('coach', { channel: 'MEMBER_OTHER' }))).toEqual([
    400,
    '"channel" must be MEMBER_ONE_ON_ONE, MEMBER_FOOD_LOGGING, MEMBER_SUPPORT',
  ])
  await order('coach')
  expect((await said(order('availability', { availability: 'GONE' })))[0]).toBe(400)
  expect((await order('availability', { availability: 5 })).body).toEqual({ coaches: 1 })
  expect(await said(server.control('POST', 'streams', { do: 'sing' }))).toEqual([
    400,
    '"do" must be cut or freeze',
  ])
  expect((await server.control('GET', `chat?memberId=${id}`)).body.channels).toMatchObject([
    { customType: 'MEMBER_ONE_ON_ONE', coaches: [{ availability: 'NO_COACH' }] },
  ])
})

test('demo members have seeded chats: read, unread, waiting, with an away coach, food only', async () => {
  const of = async (template: string) =>
    (await chatClient(server, `history ${template}`, { template })).client.listChannels({})
  expect((await of('rosa')).channels).toMatchObject([
    { customType: 1, unreadMessageCount: 2, members: [{}, { nickname: 'Dana Whitfield' }] },
    { customType: 2, unreadMessageCount: 0 },
    { customType: 3, unreadMessageCount: 0 },
  ])
  expect((await of('carmen')).channels).toMatchObject([
    { unreadMessageCount: 1, members: [{}, { metaData: { availability: 2 } }] },
  ])
  expect((await of('nora')).channels).toMatchObject([
    {
      members: [{ nickname: 'Nora Kim' }],
      lastMessage: { message: expect.stringContaining('kidney') },
    },
  ])
  expect((await of('walter')).channels).toMatchObject([{ customType: 2, isFirstInteraction: true }])
  expect((await of('edith')).channels).toEqual([])
})

test('a coach greets a waiting demo member, but no member of a scenario', async () => {
  const [demo, copy] = await Promise.all(
    [
      { id: 'm-edith', token: await server.token('edith.moore@example.com') },
      await server.member('edith', 'nobody greets'),
    ].map(async (member) => {
      const ask = async (method: string, body: object) =>
        (
          await server.call(`/user/liv/me/chat/portal.chat.v1.ChatService/${method}`, {
            method: 'POST',
            token: member.token,
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          })
        ).body
      await ask('CreateOneOnOneChat', { subject: 'Coaching' })
      await ask('RequestCoach', { chatType: 'MEMBER_ONE_ON_ONE', subject: 'Hello' })
      return async () =>
        (await server.control('GET', `chat?memberId=${member.id}`)).body.channels[0]
    }),
  )
  await expect
    .poll(async () => (await demo!()).messages.map(({ from }: { from: string }) => from))
    .toEqual(['admin', 'coach'])
  expect(await demo!()).toMatchObject({
    awaitingCoach: false,
    messages: [{}, { text: expect.stringMatching(/^Hello, Edith!/) }],
  })
  expect(await copy!()).toMatchObject({ awaitingCoach: true, coaches: [], messages: [] })
})
