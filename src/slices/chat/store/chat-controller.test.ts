import { describe, expect, it } from 'vitest'
import { chatStateOf, connectionProblemOf } from '../model/chat-selectors.ts'
import type { ChatInput } from '../model/chat-reducer.ts'
import { chatMessage, chatTime } from '../model/testing/chat-fixtures.ts'
import {
  ContractBroken,
  NotAllowed,
  Offline,
  RequestRefused,
  RateLimited,
  Unavailable,
} from '#platform/http/failure.ts'
import { createChatTrial } from './testing/fake-chat-ports.ts'

const writes = (id: string): ChatInput => ({
  type: 'enqueued',
  url: 'ch-1',
  id,
  text: `text of ${id}`,
  card: null,
  at: chatTime(0),
})
const ready = { kind: 'ready', heartbeatSeconds: 15 } as const

async function begun(overrides: Parameters<typeof createChatTrial>[0] = {}) {
  const trial = createChatTrial(overrides)
  trial.runner.resume()
  await trial.settle()
  trial.lines[0]?.say(ready, 100)
  await trial.settle()
  return trial
}

describe('event stream', () => {
  it('CHAT-061: connects at the cursor of the channel list', async () => {
    const trial = createChatTrial()
    expect(chatStateOf(trial.store.get())).toMatchObject({
      isLoading: true,
      isConnected: false,
      isError: false,
    })
    trial.runner.resume()
    await trial.settle()
    expect(trial.asked).toEqual(['list', 'token'])
    trial.lines[0]?.say(ready, 100)
    await trial.settle()
    expect([trial.lines[0]?.cursor, chatStateOf(trial.store.get()).isConnected]).toEqual([
      'c1.100',
      true,
    ])
  })
  it('CHAT-061: shows an error when the list fails and retries it', async () => {
    let isAway = true
    const trial = createChatTrial({
      list: async () => {
        if (isAway) throw new Unavailable({})
        return { channels: [], leftOut: 0, cursor: '' }
      },
    })
    trial.runner.resume()
    await trial.settle()
    expect(chatStateOf(trial.store.get())).toMatchObject({ isLoading: false, isError: true })
    isAway = false
    await trial.pass(1_000)
    expect(chatStateOf(trial.store.get())).toMatchObject({ isError: false, isConnected: true })
  })
  it('reopens after two missed heartbeats, at the last event', async () => {
    const { lines, pass, settle, store } = await begun()
    lines[0]?.say({ kind: 'message', message: chatMessage('ch-1', 1) }, 101)
    await settle()
    await pass(29_999)
    expect(lines).toHaveLength(1)
    await pass(1)
    expect([lines[0]?.isOpen(), chatStateOf(store.get()).isConnected]).toEqual([false, false])
    await pass(1_000)
    expect(lines.map(({ cursor }) => cursor)).toEqual(['c1.100', 'c1.101'])
  })
  it('stays open with heartbeats', async () => {
    const { lines, pass } = await begun()
    for (let beat = 1; beat <= 4; beat += 1) {
      lines[0]?.say({ kind: 'heartbeat' }, 100)
      await pass(20_000)
    }
    expect([lines.length, lines[0]?.isOpen()]).toEqual([1, true])
  })
  it('lists the channels again when the cursor is too old', async () => {
    const { lines, asked: calls, settle } = await begun()
    lines[0]?.end(new RequestRefused({ error: 'out_of_range', details: [] }))
    await settle()
    expect([calls.filter((call) => call === 'list').length, lines.at(-1)?.cursor]).toEqual([
      2,
      'c1.200',
    ])
  })
  it('lists the channels again after an unreadable event instead of repeating it', async () => {
    const { lines, asked: calls, settle, pass } = await begun()
    lines[0]?.end(new ContractBroken({ operation: 'streamEvents', problem: 'kind' }))
    await settle()
    expect(calls.filter((call) => call === 'list')).toHaveLength(2)
    await pass(1_000)
    expect(lines.map(({ cursor }) => cursor)).toEqual(['c1.100', 'c1.200'])
  })
  it('stops after three refusals in a row and reopens on "Try again"', async () => {
    const { lines, pass, settle, store, runner } = await begun()
    for (let refusal = 0; refusal < 3; refusal += 1) {
      lines.at(-1)?.end(new NotAllowed({}))
      await pass(10_000)
    }
    expect([lines.length, connectionProblemOf(store.get(), null)]).toEqual([3, 'line'])
    runner.resume()
    await settle()
    expect(lines).toHaveLength(3)
    runner.dispatch({ type: 'allRetried' })
    await settle()
    lines[3]?.say(ready, 100)
    await settle()
    expect([
      lines.length,
      connectionProblemOf(store.get(), null),
      chatStateOf(store.get()).isConnected,
    ]).toEqual([4, null, true])
  })
  it('backs off when it opens and breaks repeatedly', async () => {
    const { lines, pass, settle } = await begun()
    const gaps: number[] = []
    for (let round = 0; round < 4; round += 1) {
      const count = lines.length
      lines.at(-1)?.end(new Unavailable({}))
      let gap = 0
      for (; lines.length === count; gap += 500) await pass(500)
      gaps.push(gap)
      lines.at(-1)?.say(ready, 100)
      await settle()
    }
    expect(gaps).toEqual([1_000, 2_000, 4_000, 8_000])
  })
  it('shows typing coaches for the announced duration', async () => {
    const { lines, pass, settle, store } = await begun()
    lines[0]?.say(
      { kind: 'typing', channelUrl: 'ch-1', userId: 'dana', typing: true, durationSeconds: 6 },
      101,
    )
    await settle()
    const typing = () => store.get().conversations['ch-1']?.typing.map(({ userId }) => userId)
    await pass(5_999)
    expect(typing()).toEqual(['dana'])
    await pass(1)
    expect(typing()).toEqual([])
  })
  it('waits longer after each failure, or as long as the server asks', async () => {
    const { lines, pass } = await begun()
    lines[0]?.end(new Unavailable({}))
    await pass(1_000)
    lines[1]?.end(new Unavailable({}))
    await pass(1_999)
    expect(lines).toHaveLength(2)
    await pass(1)
    lines[2]?.end(new RateLimited({ retryAfter: 50 }))
    await pass(49_999)
    expect(lines).toHaveLength(3)
    await pass(1)
    expect(lines).toHaveLength(4)
  })
  it('is open only while the tab is visible', async () => {
    const { lines, world, runner, settle } = await begun()
    world.isSeen = false
    runner.resume()
    await settle()
    expect(lines.map((line) => line.isOpen())).toEqual([false])
    world.isSeen = true
    runner.resume()
    await settle()
    expect(lines.map((line) => [line.cursor, line.isOpen()])).toEqual([
      ['c1.100', false],
      ['c1.100', true],
    ])
  })
  it('closes with the session and stays closed', async () => {
    const { lines, asked: calls, runner, pass } = await begun()
    runner.stop()
    await pass(60_000)
    expect([lines.map((line) => line.isOpen()), calls]).toEqual([[false], ['list', 'token']])
  })
})

describe('sending', () => {
  it('retries a lost message with its id, and the server stores it once', async () => {
    const written = new Map<string, ReturnType<typeof chatMessage>>()
    let isLost = true
    const { runner, store, pass, settle } = await begun({
      send: async (url, { id }) => {
        const message =
          written.get(id) ?? chatMessage(url, written.size + 1, 'rosa', { clientMessageId: id })
        written.set(id, message)
        if (isLost) throw new Unavailable({})
        return message
      },
    })
    runner.dispatch(writes('id-0'))
    await settle()
    expect(
      store.get().conversations['ch-1']?.outbox.map(({ state, tries }) => [state, tries]),
    ).toEqual([['waiting', 1]])
    isLost = false
    await pass(1_000)
    expect([written.size, store.get().conversations['ch-1']?.outbox]).toEqual([1, []])
  })
  it('waits for the network and then sends in order', async () => {
    const { runner, world, written, pass, failed } = await begun()
    world.isOnline = false
    for (const id of ['id-0', 'id-1', 'id-2']) runner.dispatch(writes(id))
    await pass(120_000)
    expect(written).toEqual([])
    world.isOnline = true
    runner.resume()
    await pass(0)
    expect([written.map(({ clientMessageId }) => clientMessageId), failed]).toEqual([
      ['id-0', 'id-1', 'id-2'],
      [],
    ])
  })
  it('does not fail a message while requests report offline', async () => {
    const { runner, failed, pass, store } = await begun({
      send: async () => Promise.reject(new Offline()),
    })
    runner.dispatch(writes('id-0'))
    await pass(300_000)
    expect([failed, store.get().conversations['ch-1']?.outbox[0]?.state]).toEqual([[], 'waiting'])
  })
  it('reports a refused message once and sends the next one', async () => {
    const { runner, failed, settle, store } = await begun({
      send: async (url, { id }) => {
        if (id === 'id-0') throw new NotAllowed({})
        return chatMessage(url, 1, 'rosa', { clientMessageId: id })
      },
    })
    runner.dispatch(writes('id-0'))
    runner.dispatch(writes('id-1'))
    await settle()
    const { outbox, messages } = store.get().conversations['ch-1'] ?? {}
    expect([
      failed,
      messages?.map(({ clientMessageId }) => clientMessageId),
      outbox?.map(({ id, state }) => [id, state]),
    ]).toEqual([['id-0'], ['id-1'], [['id-0', 'failed']]])
  })
  it('fails a message after four attempts and retries it on request', async () => {
    let isAway = true
    const {
      runner,
      failed,
      pass,
      settle,
      store,
      asked: calls,
    } = await begun({
      send: async (url, { id }) => {
        if (isAway) throw new Unavailable({})
        return chatMessage(url, 1, 'rosa', { clientMessageId: id })
      },
    })
    runner.dispatch(writes('id-0'))
    await pass(6_999)
    expect(failed).toEqual([])
    await pass(1)
    expect([failed, calls.filter((call) => call === 'send').length]).toEqual([['id-0'], 4])
    isAway = false
    // A manual retry does not wait for the backoff.
    runner.dispatch({ type: 'retried', url: 'ch-1', id: 'id-0' })
    await settle()
    expect(store.get().conversations['ch-1']?.outbox).toEqual([])
  })
})
