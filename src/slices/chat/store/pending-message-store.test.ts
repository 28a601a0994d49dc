import { beforeEach, describe, expect, it } from 'vitest'
import { applyChat, type Chat, type ChatInput, emptyChat } from '../model/chat-reducer.ts'
import { maxUnsentAge, type UnsentMessages } from '../model/unsent-messages.ts'
import {
  chatChannel,
  chatMember,
  chatMessage,
  chatTime,
  pageOf,
} from '../model/testing/chat-fixtures.ts'
import { createPendingMessageStore } from './pending-message-store.ts'
import { createMemberStorage } from '#session/storage/member-storage.ts'

const run = (chat: Chat, ...inputs: ChatInput[]): Chat =>
  inputs.reduce((state, input) => applyChat(state, input, 0), chat)
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const noon = Date.parse(chatTime(0))
const wrote = (url: string, number: number): ChatInput => ({
  type: 'enqueued',
  url,
  id: id(number),
  text: `Message ${number}`,
  card: null,
  at: chatTime(0),
})
const listed: ChatInput = {
  type: 'listed',
  channels: [chatChannel('ch-1'), chatChannel('ch-food', 'MEMBER_FOOD_LOGGING')],
  cursor: 'c1.0',
}
const listedChat = run(emptyChat, listed)
const queued = run(
  listedChat,
  wrote('ch-1', 1),
  wrote('ch-food', 2),
  wrote('ch-1', 3),
  { type: 'sending', url: 'ch-1', id: id(1) },
  { type: 'sendFailed', url: 'ch-food', id: id(2), why: 'refused' },
)
const rows = (chat: Chat) =>
  Object.values(chat.conversations).flatMap(({ channel, outbox }) =>
    outbox.map(({ id: own, state }) => `${channel.url} ${own.at(-1)} ${state}`),
  )

/** A fake session storage; it throws while blocked. */
function createStorage() {
  const all = new Map<string, string>()
  return {
    all,
    isBlocked: false,
    get: function get(this: { isBlocked: boolean }): Storage {
      if (this.isBlocked) throw new DOMException('blocked', 'SecurityError')
      return {
        getItem: (key: string) => all.get(key) ?? null,
        setItem: (key: string, value: string) => void all.set(key, value),
        removeItem: (key: string) => void all.delete(key),
      } as Storage
    },
  }
}
let storage: ReturnType<typeof createStorage>
let memberStorage: ReturnType<typeof createMemberStorage>
/** Opens a page of the tab, with a new memory. */
const open = (tag: string | null = 'rosa') => {
  memberStorage = createMemberStorage()
  memberStorage.know(tag)
  return createPendingMessageStore(() => storage.get(), memberStorage, memberStorage.owner)
}
const restore = (chat: Chat, unsent: UnsentMessages | null, at = noon) =>
  unsent ? run(chat, { type: 'restored', unsent, at }) : chat
beforeEach(() => void (storage = createStorage()))

describe('pending messages', () => {
  it('return after a reload in order and with their ids', () => {
    open().write(queued)
    expect(rows(restore(listedChat, open().read()))).toEqual([
      'ch-1 1 waiting',
      'ch-1 3 waiting',
      'ch-food 2 failed',
    ])
  })
  it('come before newer messages, without duplicates', () => {
    open().write(queued)
    const [since, twice] = [run(listedChat, wrote('ch-1', 4)), queued]
    expect(rows(restore(since, open().read()))).toEqual([
      'ch-1 1 waiting',
      'ch-1 3 waiting',
      'ch-1 4 waiting',
      'ch-food 2 failed',
    ])
    expect(rows(restore(twice, open().read()))).toEqual(rows(twice))
  })
  it('are not sent again when they were delivered', () => {
    open().write(queued)
    const arrived = run(listedChat, {
      type: 'pageLoaded',
      url: 'ch-1',
      upTo: 0,
      page: pageOf([chatMessage('ch-1', 1, 'rosa', { clientMessageId: id(1) })]),
    })
    expect(rows(restore(arrived, open().read()))).toEqual(['ch-1 3 waiting', 'ch-food 2 failed'])
  })
  it('survive an automatic sign-out only', () => {
    const rosas = open()
    rosas.write(queued)
    rosas.end()
    memberStorage.end('idle')
    expect([storage.all.size, rosas.read()]).toEqual([0, null])
    memberStorage.know('rosa')
    expect(rosas.read()?.messages).toHaveLength(3)
    memberStorage.end('manual')
    memberStorage.know('rosa')
    expect(rosas.read()).toBeNull()
  })
  it('are hidden from other members, in memory and in the storage', () => {
    const rosas = open()
    rosas.write(queued)
    memberStorage.end('idle')
    memberStorage.know('walter')
    expect([rosas.read(), open('walter').read(), open(null).read()]).toEqual([null, null, null])
  })
  it('stay in memory when the storage is blocked or the owner is unknown', () => {
    storage.isBlocked = true
    const blocked = open()
    blocked.write(queued)
    expect(blocked.read()?.messages).toHaveLength(3)
    storage.isBlocked = false
    const unknown = open(null)
    unknown.write(queued)
    expect([unknown.read()?.messages.length, storage.all.size]).toEqual([3, 0])
  })
  it('are removed once they are sent', () => {
    const unsent = open()
    unsent.write(queued)
    unsent.write(listedChat)
    expect([unsent.read(), storage.all.size]).toEqual([null, 0])
  })
  it('ignore an invalid entry', () => {
    storage.all.set(
      'chat-unsent',
      '{"of":"rosa","unsent":{"messages":[{"url":"javascript:","text":7}],"marksCoaching":true}}',
    )
    expect(open().read()).toBeNull()
  })
})

describe('restored messages', () => {
  const stored = (more: Partial<UnsentMessages['messages'][number]> = {}): UnsentMessages => ({
    messages: [
      {
        url: 'ch-1',
        id: id(1),
        text: 'Hello',
        card: null,
        at: chatTime(0),
        hasFailed: false,
        ...more,
      },
    ],
    calls: [],
    marksCoaching: false,
  })

  it('are sent automatically for some hours, and wait for a retry later', () =>
    expect(
      [maxUnsentAge - 1, maxUnsentAge, -maxUnsentAge + 1, -maxUnsentAge].map((pause) =>
        rows(restore(listedChat, stored(), noon + pause)),
      ),
    ).toEqual([['ch-1 1 waiting'], ['ch-1 1 failed'], ['ch-1 1 waiting'], ['ch-1 1 failed']]))
  it('restore a coach request unless a coach is present by now', () => {
    const calls = [{ url: 'ch-1', subject: 'Hello', previous: false }]
    const sent = run(listedChat, wrote('ch-1', 1), {
      type: 'sent',
      message: chatMessage('ch-1', 1, 'rosa', { clientMessageId: id(1), message: 'Hello' }),
    })
    open().write(sent)
    expect(open().read()).toEqual({ messages: [], calls, marksCoaching: false })
    const coached = run(emptyChat, {
      ...listed,
      channels: [
        chatChannel('ch-1', 'MEMBER_ONE_ON_ONE', { members: [chatMember('dana', 'AVAILABLE')] }),
      ],
    } as ChatInput)
    const back = (chat: Chat, previous = false) =>
      restore(chat, { messages: [], calls: [{ ...calls[0]!, previous }], marksCoaching: false })
        .conversations['ch-1']?.calling
    expect([back(listedChat), back(coached), back(coached, true)]).toEqual([
      { subject: 'Hello', previous: false },
      null,
      { subject: 'Hello', previous: true },
    ])
  })
  it('wait in the coaching channel when their channel is gone', () =>
    expect([
      rows(restore(listedChat, stored({ url: 'ch-gone' }))),
      rows(
        restore(
          run(emptyChat, { ...listed, channels: [] } as ChatInput),
          stored({ url: 'ch-gone' }),
        ),
      ),
    ]).toEqual([['ch-1 1 failed'], ['new 1 failed']]))
  it('create the channel as the first message, and complete the onboarding', () => {
    const first = run(emptyChat, { ...listed, channels: [], cursor: '' } as ChatInput)
    expect(rows(restore(first, stored({ url: 'new' })))).toEqual(['new 1 waiting'])
    const restored = restore(listedChat, { messages: [], calls: [], marksCoaching: true })
    expect([restored.marksCoaching, restored.hasConnectedToCoach]).toEqual([true, true])
  })
})
