import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chatInputRows,
  checkChatMessage,
  fitChatMessage,
  remainingCharacters,
} from './message-validation.ts'
import { chatMessageMaxLength } from '#platform/model/validation/input-patterns.ts'

const required = { ok: false, problem: 'forms.required' }

test.each([
  [''],
  [' '],
  ['\n\n\t '],
  ['\u00a0'],
  ['\u200b'],
  ['\u202e \u202c'],
  ['\u0000\u0007'],
  ['\u2066\ufeff\u2069'],
])('VALID-001 VALID-003 VALID-004: rejects %j as required', (typed) => {
  expect(checkChatMessage(typed)).toEqual(required)
})

test('VALID-002: trims a message without changing its inside', () => {
  expect(checkChatMessage('  Hello,\n  coach  \n')).toEqual({
    ok: true,
    message: 'Hello,\n  coach',
  })
})

test.each([
  [chatMessageMaxLength - 1, true],
  [chatMessageMaxLength, true],
  [chatMessageMaxLength + 1, false],
])('VALID-005: checks %i characters', (length, ok) => {
  for (const sign of ['a', '🍎']) {
    expect(checkChatMessage(sign.repeat(length)).ok).toBe(ok)
    expect(checkChatMessage(`  ${sign.repeat(length)}  `).ok).toBe(ok)
  }
  if (!ok)
    expect(checkChatMessage('a'.repeat(length))).toEqual({ ok, problem: 'forms.chat.too-long' })
})

test('VALID-001 VALID-002 VALID-005: accepts any text trimmed within limits, or rejects it', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 4990, maxLength: 5010 })),
      (typed) => {
        const check = checkChatMessage(typed)
        if (check.ok)
          expect([
            check.message,
            [...check.message].length >= 1,
            [...check.message].length <= 5000,
          ]).toEqual([typed.trim(), true, true])
        else
          expect(/^[\s\p{Z}\p{Cc}\p{Cf}]*$/u.test(typed) || [...typed.trim()].length > 5000).toBe(
            true,
          )
        expect([...fitChatMessage('', typed).text].length).toBeLessThanOrEqual(5000)
      },
    ),
  )
})

const long = (length: number) => 'a'.repeat(length)
test.each([
  [
    'what has room stays',
    long(10),
    `${long(4999)}🍎`,
    { text: `${long(4999)}🍎`, caret: 5001, isCut: false },
  ],
  [
    'a paste is cut between characters',
    '',
    `${long(4999)}🍎🍎`,
    { text: `${long(4999)}🍎`, caret: 5001, isCut: true },
  ],
  [
    'a family of emoji is kept whole or left out',
    '',
    `${long(4997)}👨‍👩‍👧‍👦`,
    { text: long(4997), caret: 4997, isCut: true },
  ],
  [
    'a letter typed into a full text does not push out its end',
    `${long(4999)}z`,
    `aaXa${long(4996)}z`,
    { text: `${long(4999)}z`, caret: 2, isCut: true },
  ],
  [
    'a paste into the middle leaves what is around it',
    `ab${long(4000)}yz`,
    `ab${'X'.repeat(2000)}${long(4000)}yz`,
    { text: `ab${'X'.repeat(996)}${long(4000)}yz`, caret: 998, isCut: true },
  ],
  [
    'halves of two emoji that are alike are no common beginning',
    `🍎${long(4998)}`,
    `🍎🍏🍏${long(4998)}`,
    { text: `🍎🍏${long(4998)}`, caret: 4, isCut: true },
  ],
  [
    'nor a common end',
    `${long(4998)}🍎`,
    `${long(4998)}🍏🍏🍎`,
    { text: `${long(4998)}🍏🍎`, caret: 5000, isCut: true },
  ],
])('GAP-086: %s', (_, before, typed, fitted) =>
  expect(fitChatMessage(before, typed)).toEqual(fitted),
)

test('GAP-086: accepts 5,000 emoji and cuts the next one', () => {
  expect(fitChatMessage('', '🍎'.repeat(5000)).isCut).toBe(false)
  expect(fitChatMessage('', '🍎'.repeat(5001))).toMatchObject({
    text: '🍎'.repeat(5000),
    isCut: true,
  })
})

test.each([
  [0, null],
  [4899, null],
  [4900, 100],
  [4949, 100],
  [4950, 50],
  [4990, 10],
  [4999, 10],
  [5000, 0],
  [5003, 0],
])('%i characters: announces %s remaining', (length, left) =>
  expect(remainingCharacters(length)).toBe(left),
)

test.each([
  [0, 1],
  [1, 1],
  [1.2, 2],
  [2, 2],
  [4, 4],
  [5, 5],
  [6, 5],
  [400, 5],
])('VALID-006: %d lines show %d rows', (lines, rows) => {
  expect(chatInputRows(lines)).toBe(rows)
})
