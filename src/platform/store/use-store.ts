import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/**
 * The store's value, or a selected part. The selected part must be referentially stable between
 * changes.
 */
export function useStore<T>(store: Store<T>): T
export function useStore<T, Part>(store: Store<T>, select: (value: T) => Part): Part
export function useStore<T, Part>(store: Store<T>, select?: (value: T) => Part): T | Part {
  const read = () => (select ? select(store.get()) : store.get())
  return useSyncExternalStore(store.subscribe, read, read)
}
