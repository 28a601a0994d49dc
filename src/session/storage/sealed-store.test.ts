import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSealedStore } from './sealed-store.ts'

/** So much of IndexedDB as the store uses: a table by id, whose requests are answered later. */
function databases() {
  const tables = new Map<string, Map<string, { id: string }>>()
  const later = (task: () => void) => void Promise.resolve().then(task)
  const durability: unknown[] = []
  const open = (name: string) => {
    const table = tables.get(name) ?? new Map<string, { id: string }>()
    const isNew = !tables.has(name)
    tables.set(name, table)
    const transaction = (_: string, __: string, options: unknown) => {
      durability.push(options)
      const answered = (result: unknown) => ({ result: structuredClone(result) })
      const done: { oncomplete?: () => void; onabort?: () => void; error?: Error } = {}
      later(() => later(() => done.oncomplete?.()))
      return Object.assign(done, {
        objectStore: () => ({
          getAll: () => answered([...table.values()]),
          get: (id: string) => answered(table.get(id)),
          put: (row: { id: string }) => answered(table.set(row.id, row).size),
          delete: (id: string) => answered(table.delete(id)),
          clear: () => answered(table.clear()),
        }),
      })
    }
    const createObjectStore = vi.fn()
    const asked: Record<string, unknown> = { result: { transaction, createObjectStore } }
    later(() => {
      if (isNew) (asked['onupgradeneeded'] as () => void)()
      ;(asked['onsuccess'] as () => void)()
    })
    return asked
  }
  return { open: vi.fn(open), durability }
}
let world = databases()
beforeEach(() => {
  world = databases()
  vi.stubGlobal('indexedDB', world)
})
afterEach(() => vi.unstubAllGlobals())

const first = { id: 'one', sealed: 'a' }
const second = { id: 'two', sealed: 'b' }

test('keeps texts by id, and takes away only what is named', async () => {
  const store = openSealedStore('saves')
  expect([await store.all(), await store.get('one')]).toEqual([[], null])
  await store.put('one', 'a')
  await store.put('two', 'old')
  await store.put('two', 'b')
  expect(await store.all()).toEqual([first, second])
  expect(await store.get('two')).toBe('b')
  await store.remove('one')
  expect([await store.all(), await store.get('one')]).toEqual([[second], null])
})

test('clears all of its own', async () => {
  const [one, other] = [openSealedStore('saves'), openSealedStore('messages')]
  await one.put('one', 'a')
  await other.put('two', 'b')
  await one.clear()
  expect([await one.all(), await other.all()]).toEqual([[], [second]])
})

test('opens the database once, with the first call, and waits for the disk', async () => {
  const store = openSealedStore('saves')
  expect(world.open).not.toHaveBeenCalled()
  await Promise.all([store.put('one', 'a'), store.all()])
  expect(world.open.mock.calls).toEqual([['saves', 1]])
  expect(world.durability).toEqual([{ durability: 'strict' }, { durability: 'strict' }])
})

test('rejects where a browser has no database', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      const asked: { onerror?: () => void; error: Error } = { error: new Error('No room') }
      void Promise.resolve().then(() => asked.onerror?.())
      return asked
    },
  })
  await expect(openSealedStore('saves').all()).rejects.toThrow('No room')
})
