import type { SyntheticEvent } from 'react'
import { cleanText, type TextKind } from '#platform/model/clean-text.ts'

/**
 * The handlers of a text control: `onText` gets the cleaned text, which the control also shows. An
 * input method finishes its composition first.
 */
export function cleanInput(
  kind: TextKind | 'exact',
  onText: (text: string, isComposing: boolean) => void,
) {
  const take = (control: HTMLInputElement | HTMLTextAreaElement): void => {
    if (kind !== 'exact') cleanControl(control, kind)
    onText(control.value, false)
  }
  return {
    onChange: ({ nativeEvent, target }: ChangeEvent) =>
      nativeEvent instanceof InputEvent && nativeEvent.isComposing
        ? onText(target.value, true)
        : take(target),
    onCompositionEnd: ({ currentTarget }: { currentTarget: ChangeEvent['target'] }) =>
      take(currentTarget),
  }
}

type ChangeEvent = SyntheticEvent & { readonly target: HTMLInputElement | HTMLTextAreaElement }

/** Writes only what differs, and keeps the caret, which an email field does not tell. */
function cleanControl(control: HTMLInputElement | HTMLTextAreaElement, kind: TextKind): void {
  const { value, selectionStart } = control
  const clean = cleanText(value, kind)
  if (clean === value) return
  control.value = clean
  if (selectionStart === null) return
  const caret = cleanText(value.slice(0, selectionStart), kind).length
  control.setSelectionRange(caret, caret)
}
