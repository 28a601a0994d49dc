import { defineParameterType } from '@cucumber/cucumber'
import type { Locator } from 'playwright'
import { expect } from '../support/expect.ts'

/** Looks at a field. */
export type FieldState = (field: Locator) => Promise<void>

/** What is said of fields. `"*"` stands for a quoted text. */
const states: Readonly<Record<string, (text: string) => FieldState>> = {
  'still holds "*" and the focus': (text) => async (field) => {
    await expect(field).toHaveValue(text)
    await expect(field).toBeFocused()
  },
  'still holds the typed text': () => (field) => expect(field).toHaveValue(/@example\.com$/),
  'shows the text "*"': (text) => async (field) => {
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue(text)
  },
  'allows autofill as "*"': (token) => (field) =>
    expect(field).toHaveAttribute('autocomplete', token),
  'is marked as invalid': () => async (field) => {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/./)
  },
}

defineParameterType({
  name: 'field state',
  regexp: Object.keys(states).map((words) => new RegExp(words.replace('"*"', '"[^"]*"'))),
  transformer: (text: string): FieldState => {
    const [, quoted = ''] = /"(.*)"/.exec(text) ?? []
    return states[text.replace(/".*"/, '"*"')]!(quoted)
  },
})
