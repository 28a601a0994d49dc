import { expect, test } from 'vitest'
import { highlightParts } from './text-highlight.ts'
import { matchesIn, searchOf, nextMatch } from './message-search.ts'
import { chatMessage } from '../testing/chat-fixtures.ts'

const shown = (text: string, typed: string) =>
  highlightParts(text, searchOf(typed))
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Good morning, mornings', 'MORNING', 'Good [morning], [morning]s'],
  ['Mañana y manana', 'mañana', '[Mañana] y [manana]'],
  ['Man\u0303ana', 'manana', '[Man\u0303ana]'],
  ['Straße 👩🏽‍⚕️ é', 'E', 'Straß[e] 👩🏽‍⚕️ [é]'],
  ['aaa', 'aa', '[aa]a'],
  ['İstanbul', 'ist', '[İst]anbul'],
  ['a.c abc', 'a.c', '[a.c] abc'],
  ['nothing', 'x', 'nothing'],
  ['nothing', '   ', 'nothing'],
  ['', 'x', ''],
])('finds in %s the query %s: %s', (text, typed, expected) => {
  expect(shown(text, typed)).toBe(expected)
  expect(
    highlightParts(text, searchOf(typed))
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('returns matching messages and wraps around to the next match', () => {
  const messages = ['Breakfast', 'no', 'and breakfast again'].map((message, index) =>
    chatMessage('ch-1', index + 5, 'dana', { message }),
  )
  const places = matchesIn(messages, searchOf(' BREAKFAST '))
  expect(places).toEqual([5, 7])
  expect(matchesIn(messages, searchOf(''))).toEqual([])
  expect([
    nextMatch(places, null, 'older'),
    nextMatch(places, 7, 'older'),
    nextMatch(places, 5, 'older'),
    nextMatch(places, 7, 'newer'),
    nextMatch(places, 5, 'newer'),
    nextMatch([], null, 'newer'),
    nextMatch(places, 6, 'older'),
  ]).toEqual([7, 5, 7, 5, 7, null, 5])
})
