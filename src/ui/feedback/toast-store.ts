import { createStore } from '#platform/store/store.ts'

export type Toast = {
  id: number
  /** A critical toast stays until it is dismissed; it must not be the only report of an error. */
  tone: 'plain' | 'success' | 'critical'
  title: string
  text?: string | undefined
}

/** The toasts on the page, oldest first. */
export const toastStore = createStore<readonly Toast[]>([])
let last = 0
/** A session has ended, and no other has started. */
let isClosed = false

/** Shows a toast and returns its id. After the end of a session toasts are dropped. */
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
 * Starts the toasts of a session and returns a function that ends them. Toasts of one member are
 * never shown to another, even when an answer arrives after sign-out.
 */
export function openToasts(): () => void {
  isClosed = false
  return () => {
    isClosed = true
    toastStore.set([])
  }
}

/**
 * The number of open modals with their own toast region. Content behind a modal is neither visible
 * nor announced.
 */
export const innerRegions = createStore(0)
