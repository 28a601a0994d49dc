import { announce } from '#ui/feedback/announcer-store.ts'

/**
 * Focuses an invalid field, whose error a screen reader then announces. If it has the focus
 * already, the error is announced directly.
 */
export function announceFieldError(field: HTMLElement | null, why: string): void {
  if (document.activeElement === field) announce(why)
  else field?.focus()
}
