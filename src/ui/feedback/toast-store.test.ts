import { beforeEach, describe, expect, it } from 'vitest'
import { dismissToast, openToasts, showToast, toastStore } from './toast-store.ts'

let close = () => {}
beforeEach(() => {
  close()
  close = openToasts()
})

describe('toasts', () => {
  it('keep their order and are dismissed one by one', () => {
    const first = showToast({ tone: 'success', title: 'Saved' })
    const second = showToast({ tone: 'critical', title: 'Not sent' })
    expect(toastStore.get().map((toast) => toast.title)).toEqual(['Saved', 'Not sent'])
    dismissToast(first)
    expect(toastStore.get().map((toast) => toast.id)).toEqual([second])
  })
  it('are cleared for the next member', () => {
    showToast({ tone: 'plain', title: 'New message' })
    close()
    // The answer arrived after the sign-out.
    showToast({ tone: 'success', title: 'Breakfast is in your log' })
    close = openToasts()
    expect(toastStore.get()).toEqual([])
    showToast({ tone: 'plain', title: 'Welcome' })
    expect(toastStore.get()).toHaveLength(1)
  })
})
