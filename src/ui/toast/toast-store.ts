import { createStore } from '#kit/store.ts'

export type Toast = {
  id: number
  /** A critical toast stays until it is dismissed; it is never the only carrier of an error. */
  tone: 'plain' | 'success' | 'critical'
  title: string
  text?: string | undefined
}

/** The toasts on the page, oldest first. */
export const toasts = createStore<readonly Toast[]>([])
let last = 0

/** Shows a toast and answers its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  last += 1
  const id = last
  toasts.update(all => [...all, { ...toast, id }])
  return id
}

export const dismissToast = (id: number): void => toasts.update(all => all.filter(toast => toast.id !== id))

/** For a change of member: nothing of one member is ever shown to another. */
export const clearToasts = (): void => toasts.set([])

/** How many open windows show the toasts themselves: what is behind a modal window is neither seen nor heard. */
export const innerRegions = createStore(0)
