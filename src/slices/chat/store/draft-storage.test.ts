import { beforeEach, describe, expect, it } from 'vitest'
import { createDraftStorage, draftKey } from './draft-storage.ts'
import { createMemberStorage } from '#session/storage/member-storage.ts'

function storageOf(stored: Record<string, string>): Storage {
  return Object.assign(
    Object.create({
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => void ((stored[key] = value), (target[key] = value)),
      removeItem: (key: string) => void (delete stored[key], delete target[key]),
    }) as Storage,
    stored,
  )
}
let stored: Record<string, string> = {}
let target: Record<string, unknown> = {}

describe('draft storage', () => {
  beforeEach(() => {
    stored = {}
    target = storageOf(stored) as unknown as Record<string, unknown>
  })
  const create = () => {
    const memberStorage = createMemberStorage()
    memberStorage.know('rosa')
    return {
      keeper: memberStorage,
      drafts: createDraftStorage(() => target as unknown as Storage, memberStorage),
    }
  }

  it('GAP-087: stores a draft under the key of its channel', () => {
    const { drafts } = create()
    drafts.write('rosa', 'ch-1', { text: 'Hello', id: null })
    expect([
      Object.keys(stored),
      drafts.read('rosa', 'ch-1').text,
      drafts.read('rosa', 'ch-2').text,
    ]).toEqual([['chat-draft-ch-1'], 'Hello', ''])
  })
  it('returns a draft after a reload and removes an empty one', () => {
    create().drafts.write('rosa', 'ch-1', { text: 'Hello', id: 'id-0' })
    const { drafts } = create()
    expect(drafts.read('rosa', 'ch-1')).toEqual({ text: 'Hello', id: 'id-0' })
    drafts.write('rosa', 'ch-1', { text: '', id: null })
    expect([stored, drafts.read('rosa', 'ch-1').text]).toEqual([{}, ''])
  })
  it("never returns another member's draft", () => {
    create().drafts.write('rosa', 'ch-1', { text: 'Hello', id: null })
    expect(create().drafts.read('walter', 'ch-1').text).toBe('')
  })
  it.each([
    ['idle', 'Hello'],
    ['manual', ''],
  ] as const)(
    'after a sign-out (%s) clears the storage and returns to its member: %j',
    (why, text) => {
      const { keeper: memberStorage, drafts } = create()
      drafts.write('rosa', 'ch-1', { text: 'Hello', id: null })
      memberStorage.end(why)
      drafts.clear()
      expect(stored).toEqual({})
      memberStorage.know('rosa')
      expect(drafts.read('rosa', 'ch-1').text).toBe(text)
    },
  )
  it('hides a draft from the next member', () => {
    const { keeper: memberStorage, drafts } = create()
    drafts.write('rosa', 'ch-1', { text: 'Hello', id: null })
    memberStorage.end('idle')
    drafts.clear()
    memberStorage.know('walter')
    expect(drafts.read('walter', 'ch-1').text).toBe('')
  })
  it.each(['{', 'null', '5', '{"of":"rosa","text":5}', '{"of":"rosa"}'])(
    'ignores an invalid entry: %s',
    (value) => {
      const { drafts } = create()
      stored[draftKey('ch-1')] = value
      expect(drafts.read('rosa', 'ch-1')).toEqual({ text: '', id: null })
    },
  )
  it('keeps a draft in memory when the storage is blocked', () => {
    const memberStorage = createMemberStorage()
    const drafts = createDraftStorage(() => {
      throw new DOMException('blocked', 'SecurityError')
    }, memberStorage)
    drafts.write('rosa', 'ch-1', { text: 'Hello', id: null })
    expect(drafts.read('rosa', 'ch-1').text).toBe('Hello')
  })
})
