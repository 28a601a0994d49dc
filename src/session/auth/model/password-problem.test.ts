import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordProblem } from './password-problem.ts'

const one = (message: string) => ({ title: 'forms.password.one-problem', messages: [message] })

test('VALID-023 ERR-018: code 70 says that the current password is wrong', () => {
  expect(passwordProblem({ code: 70 })).toEqual(one('forms.password.current-wrong'))
  expect([
    passwordProblem({ code: 69 }),
    passwordProblem({ code: 71 }),
    passwordProblem({}),
    passwordProblem({ details: [] }),
  ]).toEqual([null, null, null, null])
})

test.each([
  ['TOO_SHORT', 'forms.password.too-short'],
  ['TOO_LONG', 'forms.password.too-long'],
  ['REPEATING', 'forms.password.repeating'],
  ['SEQUENTIAL', 'forms.password.sequential'],
  ['COMMON', 'forms.password.common'],
  ['CONTAINS_NAME', 'forms.password.contains-name'],
  ['SAME_AS_BEFORE', 'forms.password.same-as-before'],
  ['SOMETHING_NEW', 'forms.password.unknown-rule'],
  ['toString', 'forms.password.unknown-rule'],
])('VALID-024 VALID-026: %s alone has its message and the singular title', (detail, message) => {
  expect(passwordProblem({ details: [detail] })).toEqual(one(message))
})

test.each([
  [['REPEATING', 'SEQUENTIAL']],
  [['SEQUENTIAL', 'REPEATING']],
  [['SEQUENTIAL', 'REPEATING', 'SEQUENTIAL']],
])('VALID-025: %j is one message with the singular title', (details) => {
  expect(passwordProblem({ details })).toEqual(one('forms.password.repeating-and-sequential'))
})

test('VALID-024 VALID-025 VALID-027: several rules have messages in order', () => {
  expect(
    passwordProblem({ details: ['TOO_SHORT', 'REPEATING', 'CONTAINS_NAME', 'SEQUENTIAL'] }),
  ).toEqual({
    title: 'forms.password.several-problems',
    messages: [
      'forms.password.too-short',
      'forms.password.repeating-and-sequential',
      'forms.password.contains-name',
    ],
  })
})

test('VALID-026 VALID-027: the title matches the count, and no message repeats', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('TOO_SHORT', 'REPEATING', 'SEQUENTIAL', 'COMMON', 'NEW', 'OTHER')),
      (details) => {
        const problem = passwordProblem({ details })
        const messages = problem?.messages ?? []
        expect(problem === null).toBe(details.length === 0)
        expect(new Set(messages).size).toBe(messages.length)
        if (problem)
          expect(problem.title).toBe(
            messages.length === 1
              ? 'forms.password.one-problem'
              : 'forms.password.several-problems',
          )
      },
    ),
  )
})
