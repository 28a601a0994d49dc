import { beforeEach, expect, it, vi } from 'vitest'
import { leaving, useAttempt } from './use-attempt.ts'

const shown: boolean[] = []
vi.mock('react', () => ({
  useRef: (current: unknown) => ({ current }),
  useState: (first: unknown) => [first, (next: boolean) => shown.push(next)],
}))
beforeEach(() => void shown.splice(0))

it('is busy until the work is done', async () => {
  const [, attempt] = useAttempt()
  const { promise, resolve } = Promise.withResolvers<void>()
  const done = attempt(() => promise)
  expect(shown).toEqual([true])
  resolve()
  await done
  expect(shown).toEqual([true, false])
})

it('is free after a failure, and can try again', async () => {
  const [, attempt] = useAttempt()
  await expect(attempt(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  await attempt(() => Promise.resolve())
  expect(shown).toEqual([true, false, true, false])
})

it('runs one piece of work at a time, and keeps each form from the browser', async () => {
  const [, attempt] = useAttempt()
  const event = { preventDefault: vi.fn() }
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = vi.fn(() => promise)
  const done = attempt(work, event)
  await attempt(work, event)
  expect(work).toHaveBeenCalledTimes(1)
  expect(event.preventDefault).toHaveBeenCalledTimes(2)
  resolve()
  await done
})

it('stays busy when the page goes', async () => {
  const [, attempt] = useAttempt()
  await attempt(() => Promise.resolve(leaving))
  expect(shown).toEqual([true])
})
