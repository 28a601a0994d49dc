import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatInputRows, checkChatMessage, cutChatMessage } from './chat-message.ts'
import { chatMessageMaxLength } from './input-patterns.ts'

const required = { ok: false, problem: 'forms.required' }

test.each([[''], [' '], ['\n\n\t '], ['\u00a0']])('VALID-001 VALID-003 VALID-004: %j is not sent, and says that it is required', typed => {
  expect(checkChatMessage(typed)).toEqual(required)
})

test('VALID-002: what is sent is trimmed, inside nothing changes', () => {
  expect(checkChatMessage('  Hello,\n  coach  \n')).toEqual({ ok: true, message: 'Hello,\n  coach' })
})

test.each([
  [chatMessageMaxLength - 1, true], [chatMessageMaxLength, true], [chatMessageMaxLength + 1, false],
])('VALID-005: %i characters', (length, ok) => {
  for (const sign of ['a', '🍎']) {
    expect(checkChatMessage(sign.repeat(length)).ok).toBe(ok)
    expect(checkChatMessage(`  ${sign.repeat(length)}  `).ok).toBe(ok)
  }
  if (!ok) expect(checkChatMessage('a'.repeat(length))).toEqual({ ok, problem: 'forms.chat.too-long' })
})

test('VALID-001 VALID-002 VALID-005: whatever is typed is sent trimmed, whole and within bounds, or not at all', () => {
  fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 4990, maxLength: 5010 })), typed => {
    const check = checkChatMessage(typed)
    if (check.ok) expect([check.message, [...check.message].length >= 1, [...check.message].length <= 5000]).toEqual([typed.trim(), true, true])
    else expect(typed.trim() === '' || [...typed.trim()].length > 5000).toBe(true)
    expect([...cutChatMessage(typed)].length).toBeLessThanOrEqual(5000)
  }))
})

test('a longer text is cut between characters', () => {
  expect(cutChatMessage(`${'a'.repeat(4999)}🍎🍎`)).toBe(`${'a'.repeat(4999)}🍎`)
})

test.each([[0, 1], [1, 1], [1.2, 2], [2, 2], [4, 4], [5, 5], [6, 5], [400, 5]])('VALID-006: %d lines show %d rows', (lines, rows) => {
  expect(chatInputRows(lines)).toBe(rows)
})
