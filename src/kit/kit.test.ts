import * as Effect from 'effect/Effect'
import { describe, expect, it, vi } from 'vitest'
import { runQuery } from './run-query.ts'
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

describe('runQuery', () => {
  it('answers the value, and rejects with the failure itself', async () => {
    expect(await runQuery(Effect.succeed(1))).toBe(1)
    const failure = new Error('tagged')
    await expect(runQuery(Effect.fail(failure))).rejects.toBe(failure)
    await expect(runQuery(Effect.die(failure))).rejects.toBe(failure)
  })

  it('is interrupted by the signal', async () => {
    const abort = new AbortController()
    const interrupted = vi.fn()
    const run = runQuery(Effect.never.pipe(Effect.onInterrupt(() => Effect.sync(interrupted))), abort.signal)
    abort.abort()
    await expect(run).rejects.toBeDefined()
    expect(interrupted).toHaveBeenCalledTimes(1)
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
