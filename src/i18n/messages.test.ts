import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, it } from 'vitest'
import { createMessages, type Message } from './messages.ts'

const said = (
  text: string,
  values?: Record<string, string | number>,
  locale: 'en-US' | 'es-US' = 'en-US',
): string => {
  const messages = createMessages((_, key) => `no ${key}`)
  messages.load(locale, { text: compileMessageOrThrow(text) as Message })
  messages.activate(locale)
  return messages.say('text', values)
}

it.each([
  ['Plain', undefined, 'Plain'],
  ['Hello {name}', { name: 'Ana' }, 'Hello Ana'],
  ['{a} of {b}', { a: 0, b: 5 }, '0 of 5'],
  ['Hello {name}', {}, 'Hello '],
  ['{n, plural, one {# day} other {# days}}', { n: 1 }, '1 day'],
  ['{n, plural, one {# day} other {# days}}', { n: 1234 }, '1,234 days'],
  ['{n, plural, =0 {none} one {one {unit}} other {# {unit}}}', { n: 0, unit: 'x' }, 'none'],
  ['{n, plural, =0 {none} one {one {unit}} other {# {unit}}}', { n: 3, unit: 'x' }, '3 x'],
  ['Number # {n}', { n: 3 }, 'Number # 3'],
  [
    '{n, plural, one {#} other {{m, plural, one {# in {n}} other {# of {n}}}}}',
    { n: 2, m: 1 },
    '1 in 2',
  ],
])('%s', (text, values, expected) => expect(said(text, values)).toBe(expected))

it('selects plural forms by the rules of the language', () => {
  expect(
    said('{n, plural, one {# día} many {# de días} other {# días}}', { n: 1_000_000 }, 'es-US'),
  ).toBe('1,000,000 de días')
})

it('calls the fallback for a key without a message', () => {
  const messages = createMessages((locale, key) => `${locale || 'no language'} ${key}`)
  expect(messages.say('a.b')).toBe('no language a.b')
  messages.activate('es-US')
  expect(messages.say('toString')).toBe('es-US toString')
})

it('notifies listeners of a new language until they unsubscribe', () => {
  const heard: string[] = []
  const messages = createMessages(() => '')
  const stop = messages.onChange(() => heard.push(messages.locale))
  messages.load('en-US', {})
  messages.activate('en-US')
  stop()
  messages.activate('es-US')
  expect(heard).toEqual(['en-US'])
})
