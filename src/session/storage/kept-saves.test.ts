import { beforeEach, expect, it } from 'vitest'
import { type KeptSave, keptSaveLifetime } from './kept-save.ts'
import { createKeptSaves, type KeptSaves } from './kept-saves.ts'
import { memberCipher } from './member-cipher.ts'

const save: KeptSave = {
  id: 'one',
  key: 'key-1',
  form: 'blood-sugar-reading',
  page: '/blood-sugar/log-reading',
  asked: { value: 131, tags: { note: 'Half a papaya' } },
  draft: { typed: { value: '131' }, basis: {}, keys: { entry: 'one' } },
  what: '131 mg/dL',
  when: '2026-11-20T06:15:00',
  at: 0,
  isHeld: false,
}

let records: Map<string, string>
let tabs: KeptSaves[]
let now = 0
const store = {
  all: async () => [...records].map(([id, sealed]) => ({ id, sealed })),
  get: async (id: string) => records.get(id) ?? null,
  put: async (id: string, sealed: string) => void records.set(id, sealed),
  remove: async (id: string) => void records.delete(id),
  clear: async () => records.clear(),
}

/** Web Locks of one browser: each name has one holder, the others stand in line. */
const lines = new Map<string, Promise<unknown>>()
const locks = {
  request: (name: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    const turn = (lines.get(name) ?? Promise.resolve()).then(() =>
      signal?.aborted ? undefined : work(),
    )
    lines.set(name, turn)
    return turn
  },
} as unknown as LockManager

/** A tab of a member with what it shows and what it took over. */
async function tab(userId = 'rosa-id') {
  const seen = { shown: [] as readonly KeptSave[], taken: [] as string[] }
  const kept = createKeptSaves({
    store,
    cipher: await memberCipher(userId, 'test'),
    locks,
    now: () => now,
    tell: () => tabs.forEach((other) => void (other !== kept && other.look())),
    show: (saves) => (seen.shown = saves),
    take: ({ id }) => seen.taken.push(id),
  })
  tabs.push(kept)
  await kept.look()
  return { ...kept, seen }
}
/** Resolves when all tabs are done. A tab looks at the store after a change, and again when it gets a lock. */
async function settled() {
  for (let turn = 0; turn < 5; turn += 1) {
    await Promise.all(tabs.map((one) => one.settled()))
    await new Promise((done) => void setImmediate(done))
  }
}

beforeEach(() => {
  records = new Map()
  tabs = []
  now = 0
  lines.clear()
})

it('keeps nothing that can be read without the member', async () => {
  await (await tab()).keep(save)
  expect(records.size).toBe(1)
  const raw = [...records].flat().join()
  for (const text of ['131', 'papaya', 'sugar', 'mg/dL', '2026-11', 'rosa'])
    expect(raw).not.toContain(text)
})

it('another tab shows the save at once, and sends it only when the first one is closed', async () => {
  const [first, second] = [await tab(), await tab()]
  await first.keep(save)
  await settled()
  expect([second.seen.shown, second.seen.taken, first.seen.taken]).toEqual([[save], [], []])
  first.end()
  await settled()
  expect([second.seen.taken, records.size]).toEqual([['one'], 1])
})

it('a reloaded page sends it, once over all tabs', async () => {
  const before = await tab()
  await before.keep(save)
  before.end()
  const [one, other] = [await tab(), await tab()]
  await settled()
  expect([...one.seen.taken, ...other.seen.taken]).toEqual(['one'])
})

it('is removed in all tabs once it is sent', async () => {
  const [first, second] = [await tab(), await tab()]
  await first.keep(save)
  await first.remove('one')
  await settled()
  expect([records.size, first.seen.shown, second.seen.shown, second.seen.taken]).toEqual([
    0,
    [],
    [],
    [],
  ])
})

it('a refused save stays with its reason, and nobody sends it', async () => {
  const [first, second] = [await tab(), await tab()]
  await first.keep(save)
  await first.pause('one', { said: 'The time is in the future.', reference: 'r-1' })
  await settled()
  const refused = { ...save, isHeld: true, said: 'The time is in the future.', reference: 'r-1' }
  expect([second.seen.shown, second.seen.taken]).toEqual([[refused], []])
  first.end()
  const next = await tab()
  await settled()
  expect([next.seen.shown, next.seen.taken, second.seen.taken]).toEqual([[refused], [], []])
})

it('a save that is put right replaces the refused one', async () => {
  const first = await tab()
  await first.keep(save)
  await first.pause('one')
  await first.keep({ ...save, key: 'key-2', what: '113 mg/dL' })
  expect(first.seen.shown).toEqual([{ ...save, key: 'key-2', what: '113 mg/dL' }])
})

it('another member sees and sends nothing, and the record is gone', async () => {
  const first = await tab()
  await first.keep(save)
  first.end()
  const other = await tab('walter-id')
  await settled()
  expect([other.seen.shown, other.seen.taken, records.size]).toEqual([[], [], 0])
})

it('stays for its member when the session ends, without further writes', async () => {
  const first = await tab()
  await first.keep(save)
  first.end()
  await first.keep({ ...save, id: 'two' })
  expect([...records.keys()]).toEqual(['one'])
})

it.each([
  [keptSaveLifetime, false],
  [keptSaveLifetime + 1, true],
])('after %d ms the member looks at it first: %s', async (later, isHeld) => {
  const first = await tab()
  await first.keep(save)
  first.end()
  now = later
  const next = await tab()
  await settled()
  expect([next.seen.shown[0]?.isHeld, next.seen.taken.length]).toEqual([isHeld, isHeld ? 0 : 1])
})

it('says that nothing is kept when the storage is blocked', async () => {
  const first = await tab()
  const put = store.put
  store.put = () => Promise.reject(new Error('full'))
  expect(await first.keep(save)).toBe(false)
  store.put = put
  expect(await first.keep(save)).toBe(true)
})
