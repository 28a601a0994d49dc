import type { Page } from 'playwright'
import { partOf } from '../page-state.ts'
import { dialog } from './pressed-page.ts'

/** How a control is pressed: as it stands, or with all texts of its form taken out first. */
export interface Press {
  readonly name: string
  /** What not to press again: of a row of a list, other rows have the same. */
  readonly key: string
  /** A second press should take the first one back: the control shows or hides something, or is ticked. */
  readonly isToggle: boolean
  /** One of several was chosen. */
  readonly isChoice: boolean
  /** The control sends a form, which may keep that it was sent. */
  readonly isSent: boolean
}

const controls = ['button', 'summary', 'select', 'input[type=radio]', 'input[type=checkbox]']
  .map(
    (each) =>
      `${each}:not([aria-disabled=true], :disabled, tr:nth-child(n + 2):not(:last-child) *)`,
  )
  .join()

/**
 * Presses the first control of the open dialog or page that is not among `done`, with the focus on it as under a
 * hand, and adds it there. A select gets its next option; a form is sent as it stands, and then
 * once more with empty fields. Of rows of a list or table, the first and the last are pressed.
 */
export async function pressNext(page: Page, done: Set<string>): Promise<Press | undefined> {
  const pressed = await page
    .locator(partOf(dialog))
    .first()
    .evaluate(pressFirst, { controls, done: [...done] })
  if (pressed === undefined) return undefined
  done.add(pressed.key)
  return pressed
}

/** Presses the control again that was pressed last; chooses again what had been chosen. */
export async function takeBack(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { takeBack?: () => void }).takeBack?.())
}

/** Presses the control with this name. */
export async function pressNamed(page: Page, name: string): Promise<void> {
  await page
    .locator(partOf(dialog))
    .first()
    .evaluate(pressFirst, { controls, done: [], only: name })
}

interface Choice {
  readonly controls: string
  readonly done: readonly string[]
  readonly only?: string
}

function pressFirst(part: Element, choice: Choice): Press | undefined {
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
    control.closest('li:nth-child(n + 2), tr:nth-child(n + 2)') !== null && !isToggle(control)
      ? `${control.tagName} of a list: ${name.split(' ')[0]}`
      : name
  const isSubmit = (
    control: HTMLElement,
  ): control is HTMLButtonElement & { form: HTMLFormElement } =>
    control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null
  const textsOf = (control: HTMLElement): (HTMLInputElement | HTMLTextAreaElement)[] =>
    isSubmit(control)
      ? [
          ...control.form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
            'textarea, input:not([type=radio], [type=checkbox], [type=file], [type=hidden])',
          ),
        ].filter((each) => !each.disabled && !each.readOnly && each.value !== '')
      : []
  const chosenOf = (radio: HTMLInputElement): HTMLElement | undefined =>
    [
      ...(
        radio.closest('fieldset, [role=radiogroup], form') ?? part
      ).querySelectorAll<HTMLInputElement>('input[type=radio]:checked'),
    ].find(({ name }) => name === radio.name)
  const write = (field: HTMLElement, value: string, event: string): void => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(event, { bubbles: true }))
  }
  const pressable = [...part.querySelectorAll<HTMLElement>(choice.controls)].flatMap((control) => {
    const name = nameOf(control)
    const isChosen =
      control instanceof HTMLInputElement && control.type === 'radio' && control.checked
    if (name === '' || isChosen || !control.checkVisibility()) return []
    return [{ control, name, key: keyOf(control, name) }]
  })
  const lastOf = new Map(pressable.map(({ control, key }) => [key, control]))
  for (const { control, name, key } of pressable) {
    const isLast = key === name || lastOf.get(key) === control
    if (choice.only === undefined && !isLast) continue
    const texts = textsOf(control)
    const isPressed = choice.only === undefined ? choice.done.includes(key) : choice.only !== name
    const isEmptied = isPressed && choice.only === undefined && texts.length > 0
    if (isPressed && (!isEmptied || choice.done.includes(`${key}, emptied`))) continue
    if (isEmptied) for (const text of texts) write(text, '', 'input')
    const isRadio = control instanceof HTMLInputElement && control.type === 'radio'
    const isSelect = control instanceof HTMLSelectElement
    const chosen = isRadio ? chosenOf(control) : control
    const value = isSelect ? control.value : ''
    control.focus()
    if (isSelect) write(control, nextOf(control)?.value ?? '', 'change')
    else control.click()
    Object.assign(window, {
      takeBack: () => (isSelect ? write(control, value, 'change') : chosen?.click()),
    })
    const suffix = isEmptied ? ', emptied' : ''
    return {
      name: name + suffix,
      key: key + suffix,
      isToggle: isToggle(control) || (control instanceof HTMLInputElement && !isRadio),
      isChoice: isRadio || isSelect,
      isSent: isSubmit(control),
    }
  }
  return undefined
}
