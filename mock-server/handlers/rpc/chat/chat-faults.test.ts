import { Code } from '@connectrpc/connect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatClient as chatterOf } from '../../../testing/chat-client.ts'
import { protocols } from '../../../testing/protocols.ts'
import { startTestServer, type TestServer } from '../../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ heartbeatSeconds: 0.1 })
})
afterAll(() => server.close())

const each = protocols.map(([name], index) => [name, index] as const)

const begun = async (scenario: string, protocol = 0) => {
  const made = await chatterOf(server, scenario, { protocol })
  await made.begin()
  const arm = (fault: object) =>
    server.control('POST', 'faults', { scenario, operationId: 'streamEvents', times: 1, ...fault })
  const open = async () =>
    (await server.control('GET', `streams?scenario=${encodeURIComponent(scenario)}`)).body
      .length as number
  const breakAll = (what: 'cut' | 'freeze') =>
    server.control('POST', 'streams', { scenario, do: what })
  return { ...made, arm, open, breakAll }
}

test.each(each)(
  '%s: cuts a stream before its first message, after some, and by the control API',
  async (name, protocol) => {
    const { arm, follow, order, breakAll, open, clean } = await begun(`cut ${name}`, protocol)
    await arm({ drop: true })
    expect((await (await follow()).end())?.code).toBeDefined()
    await arm({ drop: true, afterMessages: 2 })
    const two = await follow()
    expect((await two.next()).event.case).toBe('ready')
    expect((await two.end())?.code).toBeDefined()
    const third = await follow()
    const { cursor } = await third.next()
    await breakAll('cut')
    expect((await third.end())?.code).toBeDefined()
    await expect.poll(open).toBe(0)
    // The next stream delivers the events in between.
    await order('message', { from: 'admin', text: 'Meanwhile' })
    const fourth = await follow(cursor)
    expect([(await fourth.event()).case, (await fourth.event()).case]).toEqual(['ready', 'message'])
    fourth.leave()
    await clean()
  },
)

test.each(each)(
  '%s: a half-open stream stays silent after its start, from it, and by the control API',
  async (name, protocol) => {
    const { arm, follow, order, breakAll, open, clean } = await begun(`half ${name}`, protocol)
    /**
     * Counts the messages during two heartbeats of another stream, and during the two after them.
     */
    const heardOf = async (next: () => Promise<unknown>) => {
      let heard = 0
      const listen = (): void =>
        void next().then(
          () => {
            heard++
            listen()
          },
          () => undefined,
        )
      listen()
      // A stream starts with its first read. The other stream starts later, so that it does not
      // take the fault.
      await expect.poll(open).toBe(1)
      const other = await follow()
      const twoBeats = async () => {
        for (let beats = 0; beats < 2;) if ((await other.next()).event.case === 'heartbeat') beats++
        return heard
      }
      const during = await twoBeats()
      const after = await twoBeats()
      other.leave()
      return [during, after - during]
    }
    await arm({ halfOpen: true })
    const first = await follow()
    expect((await first.next()).event.case).toBe('ready')
    await order('message', { from: 'admin', text: 'Unheard' })
    expect(await heardOf(first.next)).toEqual([0, 0])
    await expect.poll(open).toBe(1)
    first.leave()
    await expect.poll(open).toBe(0)
    await arm({ halfOpen: true, afterMessages: 0 })
    const second = await follow()
    expect(await heardOf(second.next)).toEqual([0, 0])
    second.leave()
    await expect.poll(open).toBe(0)
    const third = await follow()
    await third.next()
    await breakAll('freeze')
    // Messages in transit at the freeze still arrive.
    expect((await heardOf(third.next))[1]).toBe(0)
    third.leave()
    await expect.poll(open).toBe(0)
    await clean()
  },
)

test.each(each)(
  '%s: sends unreadable bytes, and a message outside the contract',
  async (name, protocol) => {
    const { arm, follow, clean } = await begun(`garbage ${name}`, protocol)
    await arm({ malformed: true, afterMessages: 1 })
    const first = await follow()
    expect((await first.next()).event.case).toBe('ready')
    expect((await first.end())?.code).toBeDefined()
    await arm({ outsideContract: true })
    const second = await follow()
    expect((await second.next()).event.case).toBeUndefined()
    expect((await second.next()).event.case).toBe('ready')
    second.leave()
    await clean()
  },
)

test.each(each)('%s: arms every example of the stream, after a delay', async (name, protocol) => {
  const { arm, follow, clean } = await begun(`example ${name}`, protocol)
  await arm({ example: 'coach-away', delayMs: 1 })
  const away = await follow()
  expect(await away.event()).toMatchObject({
    case: 'member',
    value: { member: { metaData: { availability: 2 } } },
  })
  expect(await away.end()).toBeNull()
  await arm({ example: 'resource_exhausted' })
  const error = await (await follow()).end()
  expect([error?.code, error?.metadata.get('retry-after')]).toEqual([Code.ResourceExhausted, '30'])
  await clean()
})

test('records who ended a stream: the client, the server or the session', async () => {
  const { arm, follow, open, scenario } = await begun('recorded')
  const first = await follow()
  await first.next()
  first.leave()
  await expect.poll(open).toBe(0)
  await arm({ example: 'ready' })
  await (await follow()).end()
  await arm({ example: 'unavailable' })
  await (await follow()).end()
  const ends = async () =>
    (await server.calls(scenario))
      .filter(({ operationId }) => operationId === 'streamEvents')
      .map(({ status }) => status)
  await expect.poll(ends).toEqual(['canceled', 'ok', 'unavailable'])
})

test('an event outside the contract ends the stream and is recorded without a value', async () => {
  const { id, client, follow } = await begun('rules')
  const { cursor } = await client.listChannels({})
  await server.mock.sandbox.store.run(
    "UPDATE chat_events SET body = replace(body, 'Edith', '') WHERE member_id = ?",
    [id],
  )
  await server.mock.sandbox.store.run(
    `UPDATE chat_events SET body = replace(body, '"cursor":"c1', '"cursor":"c 1') WHERE member_id = ?`,
    [id],
  )
  const stream = await follow(`c1.${Number(cursor.slice(3)) - 1}`)
  await stream.next()
  expect((await stream.end())?.code).toBe(Code.Internal)
  const found = await server.violations('rules')
  expect(found[0]).toMatchObject({
    kind: 'response',
    operationId: 'streamEvents',
    messages: ['string.pattern at cursor'],
  })
  expect(JSON.stringify(found)).not.toContain('Moore')
})
