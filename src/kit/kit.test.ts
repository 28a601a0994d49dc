import * as Effect from 'effect/Effect'
import { describe, expect, it, vi } from 'vitest'
import { start } from './start.ts'
import { createStore } from './store.ts'

describe('createStore', () => {
  it('tells each change once, and nothing when nothing changed', () => {
    const store = createStore(1)
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    store.set(2)
    store.set(2)
    store.update(value => value + 1)
    expect(store.get()).toBe(3)
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    store.set(9)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('start', () => {
  it('runs until it is stopped', async () => {
    const ended = vi.fn()
    const stop = start(Effect.never.pipe(Effect.onInterrupt(() => Effect.sync(ended))))
    await Promise.resolve()
    expect(ended).not.toHaveBeenCalled()
    stop()
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1))
  })
})
