import { useSyncExternalStore } from 'react'
import { drawScope } from '../model/drawing/draw-scope.ts'
import type { Store } from './store.ts'

/**
 * The store's value, or a selected part. The selected part must be referentially stable between
 * changes.
 */
export function useStore<T>(store: Store<T>): T
export function useStore<T, Part>(store: Store<T>, select: (value: T) => Part): Part
export function useStore(store: Store<unknown>, select = (value: unknown) => value): unknown {
  const read = () => select(store.get())
  return useSyncExternalStore(store.subscribe, read, () =>
    select(drawScope()?.stores.get(store) ?? store.get()),
  )
}
