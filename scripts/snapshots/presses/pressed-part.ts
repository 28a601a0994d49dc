import { partOf } from '../page-state.ts'

/** An open dialog, but not the chat's panel: scenarios look into it. */
export const dialog = 'dialog[open]:not(:has(> div > div > h2[data-title]))'

/** What is pressed: a page with its dialogs, or the menus and buttons of the frame around all pages. */
export type PressedPart = 'page' | 'frame'

const pressable = ['button', 'summary', 'select', 'input[type=radio]', 'input[type=checkbox]'].map(
  (each) => `${each}:not([aria-disabled=true], :disabled, tr:nth-child(n + 2):not(:last-child) *)`,
)

/** The part that is looked at, and the controls in it. */
export function selectorsOf(part: PressedPart): {
  readonly look: string
  readonly controls: string
} {
  if (part === 'page') return { look: partOf(dialog), controls: pressable.join() }
  return {
    look: `${dialog}, body:not(:has(${dialog}))`,
    // In a dialog all, of the frame without the chat.
    controls: pressable
      .flatMap((each) => [
        `dialog ${each}`,
        `header ${each.replace(':not(', ':not([data-tour=coach], ')}`,
      ])
      .join(),
  }
}
