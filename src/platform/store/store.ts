import { drawScope } from '../model/drawing/draw-scope.ts'

/** An observable value. React reads it with `useStore`. */
export type Store<T> = {
  get: () => T
  set: (next: T) => void
  update: (change: (current: T) => T) => void
  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  let current = initial
  const listeners = new Set<() => void>()
  const set = (next: T) => {
    if (Object.is(next, current)) return
    // It would be in the page of the next member, too.
    if (drawScope()) throw new Error('A store is changed.')
    current = next
    for (const listener of [...listeners]) listener()
  }
  return {
    get: () => current,
    set,
    update: (change) => set(change(current)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
