import type { Page } from 'playwright'

/** What is pressed on a page or in a dialog; a name stands for all controls that have it. */
export interface Press {
  readonly name: string
  /** The control shows or hides something, so that a second press takes the first one back. */
  readonly isToggle: boolean
}

const controls = [
  'button',
  'summary',
  'select',
  'input[type=radio]:not(:checked)',
  'input[type=checkbox]',
]
  .map((each) => `${each}:not([aria-disabled=true], :disabled, tr:nth-child(n + 2) *)`)
  .join()

/**
 * Presses the first control of a part whose name is not among `done`, as a hand does: with the
 * focus on it. A select gets its next option.
 */
export function pressNext(
  page: Page,
  part: string,
  done: readonly string[],
): Promise<Press | undefined> {
  return press(page, part, { done })
}

/** Presses the control with this name again. */
export function pressAgain(page: Page, part: string, name: string): Promise<Press | undefined> {
  return press(page, part, { only: name })
}

function press(
  page: Page,
  part: string,
  which: { readonly done?: readonly string[]; readonly only?: string },
): Promise<Press | undefined> {
  return page.locator(part).first().evaluate(pressFirst, { controls, ...which })
}

function pressFirst(
  part: Element,
  {
    controls: selector,
    done = [],
    only,
  }: { controls: string; done?: readonly string[]; only?: string },
): Press | undefined {
  const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const labelOf = (input: HTMLInputElement | HTMLSelectElement): string =>
    [...(input.labels ?? [])].map(({ textContent }) => words(textContent)).join(' ')
  const nameOf = (control: Element): string => {
    const label = words(control.getAttribute('aria-label'))
    if (control instanceof HTMLSelectElement) {
      const next = control.options[(control.selectedIndex + 1) % control.options.length]
      return `${label || labelOf(control)}: ${words(next?.textContent)}`
    }
    if (control instanceof HTMLInputElement) {
      const group = control.closest('fieldset, [role=radiogroup]')
      const about = words(
        group?.getAttribute('aria-label') ?? group?.querySelector('legend')?.textContent,
      )
      return `${about}${about === '' ? '' : ': '}${label || labelOf(control)}`
    }
    return label || words(control.textContent)
  }
  for (const control of part.querySelectorAll<HTMLElement>(selector)) {
    const name = nameOf(control)
    if (name === '' || !control.checkVisibility()) continue
    if (only === undefined ? done.includes(name) : only !== name) continue
    const isToggle =
      control.tagName === 'SUMMARY' ||
      control.hasAttribute('aria-expanded') ||
      control.hasAttribute('aria-pressed')
    control.focus()
    if (control instanceof HTMLSelectElement) {
      const next = control.options[(control.selectedIndex + 1) % control.options.length]
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(
        control,
        next?.value,
      )
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else control.click()
    return { name, isToggle }
  }
  return undefined
}
