import { createStore } from '#platform/store/store.ts'

export type Toast = {
  id: number
  /** A critical toast stays until it is dismissed; it is never the only carrier of an error. */
  tone: 'plain' | 'success' | 'critical'
  title: string
  text?: string | undefined
}

/** The toasts on the page, oldest first. */
export const toastStore = createStore<readonly Toast[]>([])
let last = 0
/** A session has ended and no other has begun. */
let isClosed = false

/** Shows a toast and answers its id. What is said of a session that is over is said to nobody. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  last += 1
  const id = last
  if (isClosed) return id
  toastStore.update((all) => [...all, { ...toast, id }])
  return id
}

export function dismissToast(id: number): void {
  return toastStore.update((all) => all.filter((toast) => toast.id !== id))
}

/**
 * A session begins to show its toasts. Answers how it ends: nothing of one member is ever shown to
 * another, also when an answer of hers comes after she has gone.
 */
export function openToasts(): () => void {
  isClosed = false
  return () => {
    isClosed = true
    toastStore.set([])
  }
}

/**
 * How many open windows show the toasts themselves: what is behind a modal window is neither seen
 * nor heard.
 */
export const innerRegions = createStore(0)
