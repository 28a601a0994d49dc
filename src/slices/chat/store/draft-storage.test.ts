import { beforeEach, describe, expect, it } from 'vitest'
import { createDraftStorage, draftKey } from './draft-storage.ts'
import { createMemberStorage } from '#session/storage/member-storage.ts'

function storageOf(kept: Record<string, string>): Storage {
  return Object.assign(
    Object.create({
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => void ((kept[key] = value), (target[key] = value)),
      removeItem: (key: string) => void (delete kept[key], delete target[key]),
    }) as Storage,
    kept,
  )
}
let kept: Record<string, string> = {}
let target: Record<string, unknown> = {}

describe('draft storage', () => {
  beforeEach(() => {
    kept = {}
    target = storageOf(kept) as unknown as Record<string, unknown>
  })
  const create = () => {
    const keeper = createMemberStorage()
    keeper.know('rosa')
    return { keeper, drafts: createDraftStorage(() => target as unknown as Storage, keeper) }
  }

  it('GAP-087: stores a draft under the key of its channel', () => {
    const { drafts } = create()
    drafts.write('rosa', 'ch-1', { text: 'Hello', id: null })
    expect([
      Object.keys(kept),
      drafts.read('rosa', 'ch-1').text,
      drafts.read('rosa', 'ch-2').text,
    ]).toEqual([['chat-draft-ch-1'], 'Hello', ''])
  })
  it('returns a draft after a reload and removes an empty one', () => {
    create().drafts.write('rosa', 'ch-1', { text: 'Hello', id: 'id-0' })
    const { drafts } = create()
    expect(drafts.read('rosa', 'ch-1')).toEqual({ text: 'Hello', id: 'id-0' })
    drafts.write('rosa', 'ch-1', { text: '', id: null })
    expect([kept, drafts.read('rosa', 'ch-1').text]).toEqual([{}, ''])
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
      const { keeper, drafts } = create()
      drafts.write('rosa', 'ch-1', { text: 'Hello', id: null })
      keeper.end(why)
      drafts.clear()
      expect(kept).toEqual({})
      keeper.know('rosa')
      expect(drafts.read('rosa', 'ch-1').text).toBe(text)
    },
  )
  it('hides a draft from the next member', () => {
    const { keeper, drafts } = create()
    drafts.write('rosa', 'ch-1', { text: 'Hello', id: null })
    keeper.end('idle')
    drafts.clear()
    keeper.know('walter')
    expect(drafts.read('walter', 'ch-1').text).toBe('')
  })
  it.each(['{', 'null', '5', '{"of":"rosa","text":5}', '{"of":"rosa"}'])(
    'ignores an invalid entry: %s',
    (value) => {
      const { drafts } = create()
      kept[draftKey('ch-1')] = value
      expect(drafts.read('rosa', 'ch-1')).toEqual({ text: '', id: null })
    },
  )
  it('keeps a draft in memory when the storage is blocked', () => {
    const keeper = createMemberStorage()
    const drafts = createDraftStorage(() => {
      throw new DOMException('blocked', 'SecurityError')
    }, keeper)
    drafts.write('rosa', 'ch-1', { text: 'Hello', id: null })
    expect(drafts.read('rosa', 'ch-1').text).toBe('Hello')
  })
})
