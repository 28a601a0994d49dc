import { describe, expect, it, vi } from 'vitest'
import { createStore } from './store.ts'

describe('createStore', () => {
  it('notifies once for each change, and not without a change', () => {
    const store = createStore(1)
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    store.set(2)
    store.set(2)
    store.update((value) => value + 1)
    expect(store.get()).toBe(3)
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    store.set(9)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
