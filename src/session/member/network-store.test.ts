import { afterAll, expect, it, vi } from 'vitest'

const page = Object.assign(new EventTarget(), { isOnline: true })
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('navigator', {
  get onLine() {
    return page.isOnline
  },
})
afterAll(() => vi.unstubAllGlobals())

const fresh = async () => {
  vi.resetModules()
  return (await import('./network-store.ts')).networkStore
}

it.each([true, false])('begins with what the browser says: online %s', async (isOnline) => {
  page.isOnline = isOnline
  expect((await fresh()).get()).toBe(isOnline)
})

it('is online where no browser says', async () => {
  page.isOnline = undefined as never
  expect((await fresh()).get()).toBe(true)
})

it('follows each event, as the browser says then', async () => {
  page.isOnline = true
  const store = await fresh()
  page.isOnline = false
  page.dispatchEvent(new Event('offline'))
  expect(store.get()).toBe(false)
  page.isOnline = true
  page.dispatchEvent(new Event('online'))
  expect(store.get()).toBe(true)
})
