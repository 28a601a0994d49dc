import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { pollEvery } from './poll.ts'

// Without a window the library draws once, as on a server.
vi.hoisted(() => vi.stubGlobal('window', globalThis))

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

test('a polled query rests while the page is hidden, and is read when it is seen', async () => {
  vi.useFakeTimers()
  let asked = 0
  const queries = new QueryClient()
  queries.mount()
  const observer = new QueryObserver(queries, {
    queryKey: ['listChannels'],
    queryFn: () => Promise.resolve((asked += 1)),
    ...pollEvery(1000),
  })
  focusManager.setFocused(true)
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(2500)
  expect(asked).toBe(3)
  focusManager.setFocused(false)
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toBe(3)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toBe(4)
  stop()
  queries.unmount()
})
