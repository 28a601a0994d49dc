import { announce } from '#ui/feedback/announcer-store.ts'

/**
 * Leads to a field that asks for something. A reader hears why with the field it comes to; one that
 * is there already is told.
 */
export function announceFieldError(field: HTMLElement | null, why: string): void {
  if (document.activeElement === field) announce(why)
  else field?.focus()
}
