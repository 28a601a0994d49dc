import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
/** A new visit: modules are loaded again, stored data stays. */
const visit = async () => {
  vi.resetModules()
  return (await import('./scale-answer.ts')).scaleAnswer
}

test('"Yes" ends the question for that member on this device', async () => {
  const first = await visit()
  expect(first.has('m-edith')).toBe(false)
  first.yes('m-edith')
  expect(first.has('m-edith')).toBe(true)
  expect(first.has('m-rosa')).toBe(false)
  expect((await visit()).has('m-edith')).toBe(true)
})

test('"Not yet" ends the question for this visit', async () => {
  const first = await visit()
  first.notYet('m-edith')
  expect(first.has('m-edith')).toBe(true)
  expect((await visit()).has('m-edith')).toBe(false)
})

test('stores no member id', async () => {
  ;(await visit()).yes('m-edith')
  expect([...stored.values()].join()).not.toContain('edith')
})
