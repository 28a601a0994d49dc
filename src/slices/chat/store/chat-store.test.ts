import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chatChannel, chatMember, chatMessage, chatTime } from '../model/testing/chat-fixtures.ts'
import type { ChatInput } from '../model/chat-reducer.ts'
// These modules read the address when they load, so the globals come first.
import { appStateStore } from '#session/member/app-state-store.ts'
import { runSignOutCleanup } from '#session/auth/sign-out-cleanup.ts'
import { impersonationStore } from '#session/impersonation/impersonation-store.ts'
import { memberStorage } from '#session/storage/member-storage.ts'

const page = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  hasFocus: vi.fn(() => true),
  cookie: '',
  documentElement: { lang: 'en-US' },
})
const storage = new Map<string, string>()
vi.stubGlobal('document', page)
const here = new EventTarget()
vi.stubGlobal('addEventListener', here.addEventListener.bind(here))
vi.stubGlobal('dispatchEvent', here.dispatchEvent.bind(here))
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
})

/** Replaces the live chat: inputs reach the reducer, and the test sets the results. */
const live = {
  begun: 0,
  stopped: 0,
  isMissing: false,
  ports: null as null | { notSent: (message: object, url: string) => void },
}
vi.mock('#session/auth/session-actions.ts', () => ({ loadAuthService: async () => ({}) }))
vi.mock('./create-live-chat.ts', async () => {
  const { applyChat } = await import('../model/chat-reducer.ts')
  return {
    createLiveChat: (
      _: unknown,
      ports: { store: { update: (change: (chat: never) => unknown) => void }; notSent: never },
    ) => {
      live.begun += 1
      live.ports = ports as never
      return {
        dispatch: (input: ChatInput) => ports.store.update((chat) => applyChat(chat, input, 0)),
        resume: () => {},
        stop: () => void (live.stopped += 1),
      }
    },
  }
})

const {
  chat,
  chatStore,
  failedSends,
  startChat: beginChat,
  identifiedForChat: recognizedForChat,
  seedChat,
  showChatSurface,
} = await import('./chat-store.ts')
const { draftStore: composers } = await import('./draft-store.ts')

const channel = chatChannel('ch-1', 'MEMBER_ONE_ON_ONE', {
  members: [chatMember('rosa'), chatMember('dana', 'AVAILABLE')],
  lastMessage: chatMessage('ch-1', 3),
  myLastReadSequence: 1,
})
const seed = () => seedChat({ channels: [channel], cursor: 'c1.3' })
const conversation = () => chatStore.get().conversations['ch-1']
/** Waits for dynamic imports. */
const settle = () => vi.dynamicImportSettled()
const fail = (text: string) => {
  const row = conversation()?.outbox.find((one) => one.text === text)
  if (row) live.ports?.notSent({ ...row, state: 'failed' }, 'ch-1')
}
beforeEach(() => {
  page.hasFocus.mockReturnValue(true)
  memberStorage.know('rosa')
})
afterEach(() => {
  impersonationStore.set(null)
  runSignOutCleanup('manual')
  storage.clear()
})

describe('chat of a session', () => {
  it('starts once with the first list, and stops with the session', async () => {
    const before = { ...live }
    seed()
    beginChat()
    beginChat()
    await settle()
    expect([live.begun - before.begun, chatStore.get().isListed, chatStore.get().cursor]).toEqual([
      1,
      true,
      'c1.3',
    ])
    runSignOutCleanup('idle')
    expect([
      live.stopped - before.stopped,
      chatStore.get().isListed,
      chatStore.get().conversations,
    ]).toEqual([1, false, {}])
  })
  it('does not start when the session ends while its code loads', async () => {
    const before = live.begun
    beginChat()
    runSignOutCleanup('manual')
    await settle()
    expect(live.begun).toBe(before)
  })
  it('opens no stream for staff', () => {
    impersonationStore.set({ impersonatorId: 'staff' })
    seed()
    expect(chatStore.get().cursor).toBeNull()
  })
  it('is visible while one of its surfaces is mounted', () => {
    const [panel, other] = [showChatSurface(), showChatSurface()]
    panel()
    expect(chatStore.get().isShowing).toBe(true)
    other()
    expect(chatStore.get().isShowing).toBe(false)
  })
  it('CHAT-041: tells the app that the member has connected to a coach', () => {
    seedChat({ channels: [], cursor: '' })
    chat.open('new')
    chat.send('new', 'Hello')
    expect(appStateStore.get().hasConnectedToCoach).toBe(false)
    chatStore.set({ ...chatStore.get(), hasConnectedToCoach: true })
    expect(appStateStore.get().hasConnectedToCoach).toBe(true)
  })
})

describe('read marker', () => {
  const look = () => {
    seed()
    chat.setInView('ch-1', 3)
    return conversation()?.seenTo
  }
  it('follows the newest message in view while the page is visible and focused', () =>
    expect(look()).toBe(3))
  it('waits until the page has the focus', () => {
    page.hasFocus.mockReturnValue(false)
    expect(look()).toBe(0)
    page.hasFocus.mockReturnValue(true)
    here.dispatchEvent(new Event('focus'))
    expect(conversation()?.seenTo).toBe(3)
  })
  it('waits until the tab is visible', () => {
    page.visibilityState = 'hidden'
    expect(look()).toBe(0)
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(conversation()?.seenTo).toBe(3)
  })
  it('stays when the end of the log is out of view', () => {
    page.hasFocus.mockReturnValue(false)
    look()
    chat.setInView('ch-1', null)
    page.hasFocus.mockReturnValue(true)
    here.dispatchEvent(new Event('focus'))
    expect(conversation()?.seenTo).toBe(0)
  })
  it('stays for staff', () => {
    impersonationStore.set({ impersonatorId: 'staff' })
    expect(look()).toBe(0)
  })
})

describe('failed message', () => {
  it('ERR-012: is tracked, shown as a toast and returned to the composer', async () => {
    const tracked = vi.fn()
    vi.stubGlobal(
      'dispatchEvent',
      ({ type, detail }: CustomEvent<unknown>) => void tracked(type, detail),
    )
    seed()
    beginChat()
    await settle()
    composers.type('ch-1', 'Hello')
    chat.send('ch-1', 'Hello')
    const id = conversation()?.outbox[0]?.id ?? ''
    expect(composers.read('ch-1').text).toBe('')
    fail('Hello')
    expect([tracked.mock.calls, failedSends.get(), composers.read('ch-1')]).toEqual([
      [['portal-tracked', 'chat send failed']],
      1,
      { text: 'Hello', id },
    ])
  })
  it('survives an automatic sign-out, for its member only', () => {
    const begin = (who: string) => {
      memberStorage.know(who)
      seed()
      recognizedForChat(null)
      return conversation()?.outbox.map(({ text, state }) => `${text}: ${state}`)
    }
    begin('rosa')
    chat.send('ch-1', 'Hello')
    chat.send('ch-1', 'Are you there?')
    expect(storage.get('chat-unsent')).toContain('Are you there?')
    runSignOutCleanup('idle')
    expect([storage.size, begin('rosa')]).toEqual([
      0,
      ['Hello: waiting', 'Are you there?: waiting'],
    ])
    runSignOutCleanup('idle')
    expect(begin('walter')).toEqual([])
  })
  it('survives a reload', () => {
    memberStorage.know('rosa')
    const unsent = {
      messages: [
        {
          url: 'ch-1',
          id: '00000000-0000-4000-8000-000000000001',
          text: 'Hello',
          card: null,
          at: new Date().toISOString(),
          hasFailed: false,
        },
      ],
      calls: [],
      marksCoaching: false,
    }
    storage.set('chat-unsent', JSON.stringify({ of: 'rosa', unsent }))
    recognizedForChat(null)
    seed()
    expect(conversation()?.outbox.map(({ id, state }) => [id, state])).toEqual([
      ['00000000-0000-4000-8000-000000000001', 'waiting'],
    ])
  })
  it('keeps its order with any browser clock', () => {
    vi.useFakeTimers({ now: Date.UTC(1999, 0, 1) })
    seed()
    chat.send('ch-1', 'From the past')
    expect([conversation()?.outbox[0]?.at, conversation()?.messages.at(-1)?.createdAt]).toEqual([
      '1999-01-01T00:00:00.000Z',
      chatTime(3),
    ])
    vi.useRealTimers()
  })
})
