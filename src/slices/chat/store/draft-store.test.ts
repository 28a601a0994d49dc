import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDraft, sendDraft } from '../model/message-draft.ts'
import { applyChat, type Chat, type ChatInput, emptyChat } from '../model/chat-reducer.ts'
import { chatChannel, chatMessage, chatTime } from '../model/testing/chat-fixtures.ts'
import { createDraftStore } from './draft-store.ts'

const run = (chat: Chat, ...inputs: ChatInput[]): Chat =>
  inputs.reduce((state, input) => applyChat(state, input, 0), chat)
const wrote = (url: string, id: string, text: string): ChatInput => ({
  type: 'enqueued',
  url,
  id,
  text,
  card: null,
  at: chatTime(0),
})
const failed = (url: string, id: string): ChatInput => ({
  type: 'sendFailed',
  url,
  id,
  why: 'refused',
})
const listed: ChatInput = { type: 'listed', channels: [chatChannel('ch-1')], cursor: 'c1.0' }
const stuck = run(emptyChat, listed, wrote('ch-1', 'id-0', 'Hello'), failed('ch-1', 'id-0'))

let storage: Map<string, unknown>
let composers: ReturnType<typeof createDraftStore>
const heard = vi.fn()
beforeEach(() => {
  storage = new Map()
  composers = createDraftStore(
    {
      read: (tag, url) => (storage.get(`${tag} ${url}`) as typeof emptyDraft) ?? emptyDraft,
      write: (tag, url, draft) => void storage.set(`${tag} ${url}`, draft),
    },
    () => 'rosa',
  )
  heard.mockClear()
  composers.subscribe(heard)
})

describe('draft of a composer', () => {
  it('keeps its reference while unchanged, and is stored with its owner', () => {
    composers.type('ch-1', 'Hel')
    expect([
      composers.read('ch-1') === composers.read('ch-1'),
      storage.get('rosa ch-1'),
      composers.read('ch-2'),
    ]).toEqual([true, { text: 'Hel', id: null }, emptyDraft])
  })
  it('gets the text of a failed message with its id', () => {
    composers.restoreText('ch-1', { id: 'id-0', text: 'Hello' })
    expect([composers.read('ch-1'), heard.mock.calls.length]).toEqual([
      { text: 'Hello', id: 'id-0' },
      1,
    ])
  })
  it('is not replaced while the member writes something else', () => {
    composers.type('ch-1', 'And another thing')
    composers.restoreText('ch-1', { id: 'id-0', text: 'Hello' })
    expect(composers.read('ch-1')).toEqual({ text: 'And another thing', id: null })
  })
  it('is cleared when its message is retried unchanged, and stays when changed', () => {
    composers.restoreText('ch-1', { id: 'id-0', text: 'Hello' })
    composers.type('ch-1', 'Hello you')
    composers.forget('ch-1', { id: 'id-0', text: 'Hello' })
    expect(composers.read('ch-1')).toEqual({ text: 'Hello you', id: null })
    composers.clear('ch-1')
    composers.restoreText('ch-1', { id: 'id-0', text: 'Hello' })
    composers.forget('ch-1', { id: 'id-0', text: 'Hello' })
    expect(composers.read('ch-1')).toEqual(emptyDraft)
  })
  it('is cleared when its message was delivered', () => {
    composers.restoreText('ch-1', { id: 'id-0', text: 'Hello' })
    composers.follow(stuck)
    expect(composers.read('ch-1').text).toBe('Hello')
    composers.follow(
      run(stuck, {
        type: 'eventReceived',
        event: {
          kind: 'message',
          message: chatMessage('ch-1', 1, 'rosa', { clientMessageId: 'id-0', message: 'Hello' }),
          cursor: 'c1.1',
          at: chatTime(1),
        },
      }),
    )
    expect(composers.read('ch-1')).toEqual(emptyDraft)
  })
  it('moves from the placeholder to the created channel', () => {
    const first = run(
      emptyChat,
      { ...listed, channels: [], cursor: '' } as ChatInput,
      { type: 'opened', url: 'new' },
      wrote('new', 'id-0', 'Hello'),
    )
    composers.type('new', 'And one more')
    composers.follow(first)
    expect(composers.read('new').text).toBe('And one more')
    composers.follow(run(first, { type: 'created', channel: chatChannel('ch-new') }))
    expect([composers.read('new'), composers.read('ch-new')]).toEqual([
      emptyDraft,
      { text: 'And one more', id: null },
    ])
  })
  it('is empty for the next member', () => {
    composers.type('ch-1', 'Hel')
    storage.clear()
    composers.end()
    expect(composers.read('ch-1')).toEqual(emptyDraft)
  })
})

describe('sending a draft', () => {
  const send = (chat: Chat, text: string, draft: typeof emptyDraft = { text, id: 'id-0' }) =>
    run(
      chat,
      ...sendDraft(chat, { url: 'ch-1', text, card: null, draft, id: 'id-1', at: chatTime(1) }),
    ).conversations['ch-1']?.outbox.map(({ id, text: said, state }) => [id, said, state])

  it('creates a new message', () =>
    expect(send(run(emptyChat, listed), 'Hello', emptyDraft)).toEqual([
      ['id-1', 'Hello', 'waiting'],
    ]))
  it('retries a failed message that is unchanged', () =>
    expect(send(stuck, 'Hello')).toEqual([['id-0', 'Hello', 'waiting']]))
  it('replaces a failed message that was changed, because its id would return the first one', () =>
    expect(send(stuck, 'Hello you')).toEqual([['id-1', 'Hello you', 'waiting']]))
  it('creates a new message after the failed one was cancelled', () =>
    expect(send(run(stuck, { type: 'cancelled', url: 'ch-1', id: 'id-0' }), 'Hello')).toEqual([
      ['id-1', 'Hello', 'waiting'],
    ]))
})
