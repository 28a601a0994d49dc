import { beforeEach, describe, expect, it } from 'vitest'
import { clearToasts, dismissToast, showToast, toasts } from './toast-store.ts'

beforeEach(clearToasts)

describe('toasts', () => {
  it('stand in the order they came and go one by one', () => {
    const first = showToast({ tone: 'success', title: 'Saved' })
    const second = showToast({ tone: 'critical', title: 'Not sent' })
    expect(toasts.get().map(toast => toast.title)).toEqual(['Saved', 'Not sent'])
    dismissToast(first)
    expect(toasts.get().map(toast => toast.id)).toEqual([second])
  })
  it('are gone for the next member', () => {
    showToast({ tone: 'plain', title: 'New message' })
    clearToasts()
    expect(toasts.get()).toEqual([])
  })
})
