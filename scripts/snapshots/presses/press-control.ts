import type { Page } from 'playwright'
import { type PressedPart, selectorsOf } from './pressed-part.ts'

/** How a control is pressed: as it stands, or with all texts of its form taken out first. */
export interface Press {
  readonly name: string
  /** What not to press again: of a row of a list, other rows have the same. */
  readonly key: string
  /** The keys of all that could be pressed before. */
  readonly all: readonly string[]
  /** The control shows or hides something: a fold, a menu, a list of choices. */
  readonly isFold: boolean
  /** A fold stood open before. */
  readonly wasOpen: boolean
  /** A second press should take the first one back: the control is a fold, or is ticked. */
  readonly isToggle: boolean
  /** One of several was chosen. */
  readonly isChoice: boolean
  /** The control sends a form, which may keep that it was sent. */
  readonly isSent: boolean
}

/**
 * Presses the first control of the open dialog or page that is not among `done`, with the focus on it as under a
 * hand, and adds it there. A select gets its next option; a form is sent as it stands, and then
 * once more with empty fields. Of rows of a list or table, the first and the last are pressed.
 */
export async function pressNext(
  page: Page,
  part: PressedPart,
  done: Set<string>,
): Promise<Press | undefined> {
  const { look, controls } = selectorsOf(part)
  const pressed = await page
    .locator(look)
    .last()
    .evaluate(pressFirst, { controls, done: [...done] })
  if (pressed === undefined) return undefined
  done.add(pressed.key)
  return pressed
}

/** Presses the control again that was pressed last; chooses again what had been chosen. */
export async function takeBack(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { takeBack?: () => void }).takeBack?.())
}

/** Presses the control with the name of an earlier press, but no fold that stands as it did after that. */
export async function pressNamed(
  page: Page,
  part: PressedPart,
  { name, isFold, wasOpen }: Press,
): Promise<void> {
  const { look, controls } = selectorsOf(part)
  const unlessOpen = isFold ? !wasOpen : undefined
  await page
    .locator(look)
    .last()
    .evaluate(pressFirst, { controls, done: [], only: name, unlessOpen })
}

interface Choice {
  readonly controls: string
  readonly done: readonly string[]
  readonly only?: string
  /** A fold that stands open, or closed, is left as it is. */
  readonly unlessOpen?: boolean | undefined
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
  const isFold = (control: HTMLElement): boolean =>
    control.tagName === 'SUMMARY' || control.hasAttribute('aria-expanded')
  const isOpen = (control: HTMLElement): boolean =>
    control.getAttribute('aria-expanded') === 'true' ||
    (control.parentElement instanceof HTMLDetailsElement && control.parentElement.open)
  const keyOf = (control: HTMLElement, name: string): string =>
    control.closest('li:nth-child(n + 2), tr:nth-child(n + 2)') !== null && !isFold(control)
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
    const wasOpen = isOpen(control)
    if (choice.unlessOpen === wasOpen) return undefined
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
      all: pressable.map((each) => each.key),
      isFold: isFold(control),
      wasOpen,
      isToggle: isFold(control) || (control instanceof HTMLInputElement && !isRadio),
      isChoice: isRadio || isSelect,
      isSent: isSubmit(control),
    }
  }
  return undefined
}
