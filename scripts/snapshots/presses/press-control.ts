import type { Page } from 'playwright'

/** How a control is pressed: as it stands, or with all texts of its form taken out first. */
export interface Press {
  readonly name: string
  /** The control shows or hides something, so that a second press takes the first one back. */
  readonly isToggle: boolean
}

const controls = ['button', 'summary', 'select', 'input[type=radio]', 'input[type=checkbox]']
  .map((each) => `${each}:not([aria-disabled=true], :disabled, tr:nth-child(n + 2) *)`)
  .join()

/**
 * Presses the first control of a part that is not among `done`, with the focus on it as under a
 * hand, and adds it there. A select gets its next option; a form is sent as it stands, and then
 * once more with empty fields. Of rows of a list, the first and one more are pressed.
 */
export async function pressNext(
  page: Page,
  part: string,
  done: Set<string>,
): Promise<Press | undefined> {
  const pressed = await page
    .locator(part)
    .first()
    .evaluate(pressFirst, { controls, done: [...done] })
  if (pressed === undefined) return undefined
  done.add(pressed.key)
  return pressed
}

/** Presses the control with this name again. */
export async function pressAgain(page: Page, part: string, name: string): Promise<void> {
  await page.locator(part).first().evaluate(pressFirst, { controls, done: [], only: name })
}

interface Choice {
  readonly controls: string
  readonly done: readonly string[]
  readonly only?: string
}

function pressFirst(part: Element, choice: Choice): (Press & { key: string }) | undefined {
  const words = (text?: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const nextOf = (select: HTMLSelectElement): HTMLOptionElement | undefined =>
    [...select.options].find((option, at) => at > select.selectedIndex && !option.disabled) ??
    select.options[0]
  const nameOf = (control: HTMLElement): string => {
    const label = words(control.getAttribute('aria-label'))
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement))
      return label || words(control.textContent).slice(0, 100)
    const group = control.closest('fieldset, [role=radiogroup]')
    return [
      words(group?.getAttribute('aria-label') ?? group?.querySelector('legend')?.textContent),
      label || [...(control.labels ?? [])].map((each) => words(each.textContent)).join(' '),
    ]
      .filter((each) => each !== '')
      .join(': ')
  }
  const isToggle = (control: HTMLElement): boolean =>
    control.tagName === 'SUMMARY' || control.hasAttribute('aria-expanded')
  const keyOf = (control: HTMLElement, name: string): string =>
    control.closest('li:nth-child(n + 2)') !== null && !isToggle(control)
      ? `${control.tagName} of a list: ${name.split(' ')[0]}`
      : name
  const textsOf = (control: HTMLElement): (HTMLInputElement | HTMLTextAreaElement)[] =>
    control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null
      ? [...control.form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          'textarea, input:not([type=radio], [type=checkbox], [type=file], [type=hidden])',
        )].filter((each) => !each.disabled && !each.readOnly && each.value !== '')
      : []
  const write = (field: HTMLElement, value: string, event: string): void => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(event, { bubbles: true }))
  }
  for (const control of part.querySelectorAll<HTMLElement>(choice.controls)) {
    const name = nameOf(control)
    if (name === '' || !control.checkVisibility()) continue
    if (control instanceof HTMLInputElement && control.type === 'radio' && control.checked) continue
    const key = keyOf(control, name)
    const texts = textsOf(control)
    const isPressed = choice.only === undefined ? choice.done.includes(key) : choice.only !== name
    const isEmptied = isPressed && choice.only === undefined && texts.length > 0
    if (isPressed && (!isEmptied || choice.done.includes(`${key}, emptied`))) continue
    if (isEmptied) for (const text of texts) write(text, '', 'input')
    control.focus()
    if (control instanceof HTMLSelectElement) {
      write(control, nextOf(control)?.value ?? '', 'change')
    } else control.click()
    const suffix = isEmptied ? ', emptied' : ''
    return { name: name + suffix, key: key + suffix, isToggle: isToggle(control) }
  }
  return undefined
}
