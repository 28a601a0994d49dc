import { beforeEach, describe, expect, it } from 'vitest'
import type { UnsentMessages } from '../model/unsent-messages.ts'
import { chatTime } from '../model/testing/chat-fixtures.ts'
import { memberCipher } from '#session/storage/member-cipher.ts'
import { createEncryptedOutbox, outboxLifetime } from './encrypted-outbox.ts'

const unsent = (text: string): UnsentMessages => ({
  messages: [
    {
      url: 'ch-1',
      id: '00000000-0000-4000-8000-000000000001',
      text,
      card: null,
      at: chatTime(0),
      hasFailed: false,
    },
  ],
  calls: [],
  marksCoaching: false,
})

let stored: Map<string, string>
let held: Set<string>
let now = 0
const storage = () =>
  new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    } as Storage,
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
const locks = {
  request: async (name: string, work: () => Promise<unknown>) => {
    held.add(name)
    await work()
    held.delete(name)
  },
  query: async () => ({ held: [...held].map((name) => ({ name })) }),
} as unknown as LockManager
const open = async (userId: string, id: string) =>
  createEncryptedOutbox({
    storage,
    locks,
    cipher: await memberCipher(userId, 'test'),
    now: () => now,
    id,
  })
/** Closing a tab releases its locks. */
const closed = (...ids: string[]) => ids.forEach((id) => held.delete(`portal.chat-unsent.${id}`))
const texts = (all: readonly UnsentMessages[]) =>
  all.flatMap(({ messages }) => messages.map(({ text }) => text))

beforeEach(() => {
  stored = new Map()
  held = new Set()
  now = 0
})

describe('unsent messages', () => {
  it('survive their tab and are removed once another page has them', async () => {
    const first = await open('rosa-id', 'one')
    first.write(unsent('I had 66'))
    await first.settled()
    closed('one')
    const next = await open('rosa-id', 'two')
    const left = await next.takeOver()
    expect(texts(left.unsent)).toEqual(['I had 66'])
    next.write(left.unsent[0] ?? null)
    left.taken()
    await next.settled()
    expect([...stored.keys()]).toEqual(['portal.chat-unsent.two'])
  })
  it('stay with an open tab', async () => {
    const first = await open('rosa-id', 'one')
    first.write(unsent('I had 66'))
    await first.settled()
    expect((await (await open('rosa-id', 'two')).takeOver()).unsent).toEqual([])
    expect(stored.size).toBe(1)
  })
  it('are encrypted, and dropped when another member signs in', async () => {
    const first = await open('rosa-id', 'one')
    first.write(unsent('I had 66'))
    await first.settled()
    closed('one')
    expect([...stored.values()].join()).not.toMatch(/I had 66|rosa-id|ch-1/)
    expect((await (await open('walter-id', 'two')).takeOver()).unsent).toEqual([])
    expect(stored.size).toBe(0)
  })
  it.each([
    [outboxLifetime, 1],
    [outboxLifetime + 1, 0],
  ])('after %d ms: %d left', async (later, count) => {
    const first = await open('rosa-id', 'one')
    first.write(unsent('I had 66'))
    await first.settled()
    closed('one')
    now = later
    expect((await (await open('rosa-id', 'two')).takeOver()).unsent).toHaveLength(count)
  })
  it('are removed when all are sent', async () => {
    const first = await open('rosa-id', 'one')
    first.write(unsent('I had 66'))
    first.write(null)
    await first.settled()
    expect([stored.size, held.size]).toEqual([0, 0])
  })
  it('stay for their member when the session ends, without further writes', async () => {
    const first = await open('rosa-id', 'one')
    first.write(unsent('I had 66'))
    await first.settled()
    first.end()
    first.write(null)
    await first.settled()
    expect([stored.size, held.size]).toEqual([1, 0])
  })
  it('are dropped when the entry is invalid', async () => {
    stored.set('portal.chat-unsent.x', 'nonsense')
    expect((await (await open('rosa-id', 'two')).takeOver()).unsent).toEqual([])
    expect(stored.size).toBe(0)
  })
})
