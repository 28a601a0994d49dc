import {
  chatChannel,
  chatMember,
  chatMessage,
  chatTime,
  pageOf,
} from '../../model/testing/chat-fixtures.ts'
import { emptyChat } from '../../model/chat-reducer.ts'
import type { ChatEvent, ChatEventBody } from '../../model/chat-events.ts'
import type { ChatMessage } from '../../model/chat-message.ts'
import type { ChatCalls } from '../../api/chat-calls.ts'
import { createStore } from '#platform/store/store.ts'
import { createChatController } from '../chat-controller.ts'

/** A stream that the test controls. */
export type FakeStream = {
  readonly cursor: string
  readonly say: (happening: ChatEventBody, number: number) => void
  readonly end: (failure?: Error) => void
  isOpen: () => boolean
}

/** Creates a chat controller with a fake server and a fake clock. */
export function createChatTrial(overrides: Partial<ChatCalls> = {}) {
  let now = 0
  let timers: { readonly at: number; readonly task: () => void }[] = []
  const lines: FakeStream[] = []
  const callLog: string[] = []
  const failed: string[] = []
  const written: ChatMessage[] = []
  const world = { isOnline: true, isSeen: true }
  const channel = chatChannel('ch-1', 'MEMBER_ONE_ON_ONE', {
    members: [chatMember('rosa'), chatMember('dana', 'AVAILABLE')],
  })
  const metadata = { awaiting_coach: false, pinged_message_id: '' }
  const recordCall = (call: string) => void callLog.push(call)
  const calls: ChatCalls = {
    list: async () => (
      recordCall('list'),
      {
        channels: [channel],
        leftOut: 0,
        cursor: `c1.${callLog.filter((call) => call === 'list').length}00`,
      }
    ),
    page: async (url, before) => (recordCall(`page ${url} ${before}`), pageOf([], { before })),
    metadata: async (url) => (recordCall(`metadata ${url}`), metadata),
    create: async () => (recordCall('create'), channel),
    send: async (url, { id, text }) => {
      recordCall(`send ${id}`)
      const known = written.find(({ clientMessageId }) => clientMessageId === id)
      if (known) return known
      const message = chatMessage(url, written.length + 1, 'rosa', {
        clientMessageId: id,
        message: text,
      })
      written.push(message)
      return message
    },
    markRead: async (_, sequence) => (recordCall(`read ${sequence}`), sequence),
    callCoach: async () => (recordCall('call'), metadata),
    markCoaching: async () => recordCall('coaching'),
    token: async () => (recordCall('token'), 'token'),
  }
  const later = (task: () => void, delay: number) => {
    const timer = { at: now + delay, task }
    timers.push(timer)
    return () => void (timers = timers.filter((one) => one !== timer))
  }
  const store = createStore(emptyChat)
  const runner = createChatController({
    store,
    later,
    now: () => now,
    random: () => 0,
    isOnline: () => world.isOnline,
    isSeen: () => world.isSeen,
    notSent: ({ id }) => void failed.push(id),
    calls: {
      ...calls,
      ...Object.fromEntries(
        Object.entries(overrides).map(([name, call]) => [
          name,
          (...given: never[]) => (
            recordCall(name),
            (call as (...all: never[]) => unknown)(...given)
          ),
        ]),
      ),
    },
    open: (_, cursor, signal) => openLine(cursor, signal, lines),
  })
  /** Runs pending promises until all of them wait for a timer or an answer. */
  const settle = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  }
  const pass = async (milliseconds: number) => {
    const until = now + milliseconds
    for (;;) {
      await settle()
      const next = timers
        .filter(({ at }) => at <= until)
        .toSorted((one, other) => one.at - other.at)[0]
      if (!next) break
      now = next.at
      timers = timers.filter((one) => one !== next)
      next.task()
    }
    now = until
    await settle()
  }
  return { store, runner, lines, asked: callLog, failed, written, world, pass, settle }
}

function openLine(
  cursor: string,
  signal: AbortSignal,
  lines: FakeStream[],
): AsyncIterable<ChatEvent> {
  const heard: (ChatEvent | Error | null)[] = []
  let wake = () => {}
  let isOpen = true
  const put = (what: ChatEvent | Error | null) => {
    heard.push(what)
    wake()
  }
  signal.addEventListener('abort', () => put(new DOMException('aborted', 'AbortError')))
  lines.push({
    cursor,
    say: (happening, number) => put({ ...happening, cursor: `c1.${number}`, at: chatTime(number) }),
    end: (failure) => put(failure ?? null),
    isOpen: () => isOpen,
  })
  return {
    async *[Symbol.asyncIterator]() {
      try {
        for (;;) {
          const next = heard.shift()
          if (next === undefined) await new Promise<void>((resolve) => (wake = resolve))
          else if (next === null) return
          else if (next instanceof Error || next instanceof DOMException) throw next
          else yield next
        }
      } finally {
        isOpen = false
      }
    },
  }
}
