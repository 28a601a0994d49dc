import { describe, expect, it } from 'vitest'
import type { Channel, ChannelMetadata } from '../model/channel.ts'
import type { ChatInput } from '../model/chat-reducer.ts'
import type { ChatMessage } from '../model/chat-message.ts'
import { unsentMessagesOf, type UnsentMessages } from '../model/unsent-messages.ts'
import { connectionProblemOf } from '../model/chat-selectors.ts'
import { chatChannel, chatMessage, chatTime, pageOf } from '../model/testing/chat-fixtures.ts'
import type { ChatCalls } from '../api/chat-calls.ts'
import { RequestRefused, Unavailable } from '#platform/http/failure.ts'
import { createChatTrial } from './testing/fake-chat-ports.ts'

type Step = keyof ChatCalls
type Fate = 'is not reached' | 'does it and its answer is lost' | 'does it and the page is gone'

/** A server for a member without a chat user. The first call of one step has the given fate. */
function createServer(bad: Step | null, fate: Fate) {
  const stored = {
    channel: null as Channel | null,
    messages: [] as ChatMessage[],
    marks: 0,
    calls: 0,
    metadata: { awaiting_coach: false, pinged_message_id: '' } as ChannelMetadata,
  }
  const done: Step[] = []
  let isGone = false
  const channelNow = (): Channel => {
    const last = stored.messages.at(-1)
    return {
      ...(stored.channel as Channel),
      isFirstInteraction: !last,
      ...(last ? { lastMessage: last, myLastReadSequence: last.sequence } : {}),
    }
  }
  const work: ChatCalls = {
    list: async () => ({
      channels: stored.channel ? [channelNow()] : [],
      leftOut: 0,
      cursor: stored.channel ? 'c1.1' : '',
    }),
    create: async () => {
      stored.channel ??= chatChannel('ch-new')
      return channelNow()
    },
    send: async (url, { id, text }) => {
      const known = stored.messages.find(({ clientMessageId }) => clientMessageId === id)
      if (known) return known
      const message = chatMessage(url, stored.messages.length + 1, 'rosa', {
        clientMessageId: id,
        message: text,
      })
      stored.messages.push(message)
      return message
    },
    page: async () => pageOf(stored.messages.toReversed()),
    metadata: async () => stored.metadata,
    markRead: async (_, sequence) => sequence,
    callCoach: async () => {
      stored.calls += 1
      return (stored.metadata = {
        awaiting_coach: true,
        pinged_message_id: stored.messages.at(-1)?.messageId ?? '',
      })
    },
    markCoaching: async () => void (stored.marks += 1),
    token: async () => (stored.channel ? 'token' : null),
  }
  let isSpent = bad === null
  const fated = Object.fromEntries(
    Object.entries(work).map(([step, call]) => [
      step,
      async (...given: never[]) => {
        if (isGone) return new Promise(() => {})
        const isNow = step === bad && !isSpent
        if (isNow) isSpent = true
        if (isNow && fate === 'is not reached') throw new Unavailable({})
        const answer = await (call as (...all: never[]) => Promise<unknown>)(...given)
        done.push(step as Step)
        if (!isNow) return answer
        if (fate === 'does it and its answer is lost') throw new Unavailable({})
        isGone = true
        return new Promise(() => {})
      },
    ]),
  ) as unknown as ChatCalls
  return {
    kept: stored,
    done,
    calls: fated,
    isGone: () => isGone,
    wake: () => void (isGone = false),
  }
}

const id = '00000000-0000-4000-8000-000000000001'
const writes: ChatInput = {
  type: 'enqueued',
  url: 'new',
  id,
  text: 'Hello',
  card: null,
  at: chatTime(0),
}
const open: ChatInput[] = [
  { type: 'visibilityChanged', isShowing: true },
  { type: 'opened', url: 'new' },
]

/** Opens a page with the unsent messages of the previous page. */
async function page(
  server: ReturnType<typeof createServer>,
  inputs: readonly ChatInput[],
  unsent: UnsentMessages | null,
) {
  const trial = createChatTrial(server.calls)
  const beat = async () => {
    await trial.pass(2_000)
    for (const line of trial.lines) line.say({ kind: 'ready', heartbeatSeconds: 15 }, 1)
    await trial.settle()
  }
  trial.runner.resume()
  for (let count = 0; count < 3; count += 1) await beat()
  if (unsent) trial.runner.dispatch({ type: 'restored', unsent, at: Date.parse(chatTime(1)) })
  for (const input of inputs) trial.runner.dispatch(input)
  for (let count = 0; count < 8; count += 1) await beat()
  return trial
}

const steps: readonly (Step | null)[] = [
  null,
  'create',
  'list',
  'send',
  'markCoaching',
  'callCoach',
  'token',
  'metadata',
  'page',
]
const fates: readonly Fate[] = [
  'is not reached',
  'does it and its answer is lost',
  'does it and the page is gone',
]
const cases = steps.flatMap<readonly [Step | null, Fate]>((step) =>
  step === null ? [[step, 'is not reached']] : fates.map((fate) => [step, fate] as const),
)

describe('first message of a member', () => {
  it.each(cases)(
    'CHAT-038 CHAT-039 CHAT-040 CHAT-041: reaches the same state when %s %s',
    async (step, fate) => {
      const server = createServer(step, fate)
      // The first page may fail at the step.
      let trial = await page(server, [...open, writes], null)
      if (server.isGone()) {
        const unsent = unsentMessagesOf(trial.store.get())
        trial.runner.stop()
        server.wake()
        trial = await page(
          server,
          unsent?.messages.length || server.kept.messages.length
            ? [
                { type: 'visibilityChanged', isShowing: true },
                { type: 'opened', url: 'ch-new' },
              ]
            : [...open, writes],
          unsent,
        )
      }
      const chat = trial.store.get()
      expect(server.kept).toMatchObject({
        messages: [{ clientMessageId: id }],
        metadata: { awaiting_coach: true, pinged_message_id: 'm-ch-new-1' },
      })
      expect(server.kept.marks).toBeGreaterThan(0)
      expect(chat).toMatchObject({ marksCoaching: false, current: 'ch-new', cursor: 'c1.1' })
      expect([
        unsentMessagesOf(chat),
        chat.conversations['new']?.outbox ?? [],
        chat.conversations['ch-new']?.messages.length,
        connectionProblemOf(chat, 'ch-new'),
        trial.failed,
      ]).toEqual([null, [], 1, null, []])
      expect(trial.lines.some((line) => line.isOpen())).toBe(true)
      // The onboarding item must not be completed before the message is sent.
      expect(server.done.indexOf('create')).toBeLessThan(server.done.indexOf('send'))
      expect(server.done.indexOf('send')).toBeLessThan(server.done.indexOf('markCoaching'))
    },
  )
  it('fails visibly when the channel cannot be created, and succeeds on retry', async () => {
    let isRefused = true
    const server = createServer(null, 'is not reached')
    const trial = await page(
      {
        ...server,
        calls: {
          ...server.calls,
          create: async (...given) => {
            if (isRefused) throw new RequestRefused({ error: 'failed_precondition', details: [] })
            return server.calls.create(...given)
          },
        },
      },
      [...open, writes],
      null,
    )
    expect([
      trial.failed,
      trial.store.get().conversations['new']?.outbox.map(({ state }) => state),
    ]).toEqual([[id], ['failed']])
    isRefused = false
    trial.runner.dispatch({ type: 'retried', url: 'new', id })
    await trial.pass(2_000)
    expect(server.kept.messages.map(({ clientMessageId }) => clientMessageId)).toEqual([id])
  })
  it('fails after four attempts without an answer, and a manual retry runs at once', async () => {
    let isAway = true
    const server = createServer(null, 'is not reached')
    const trial = await page(
      {
        ...server,
        calls: {
          ...server.calls,
          create: async (...given) => {
            if (isAway) throw new Unavailable({})
            return server.calls.create(...given)
          },
        },
      },
      [...open, writes],
      null,
    )
    expect(trial.failed).toEqual([id])
    isAway = false
    trial.runner.dispatch({ type: 'retried', url: 'new', id })
    await trial.settle()
    expect(server.kept.messages).toHaveLength(1)
  })
})
