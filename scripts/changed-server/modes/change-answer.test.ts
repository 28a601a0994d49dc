import { describe, expect, it } from 'vitest'
import { rpcAnswer } from '../contract/rpc-shapes.ts'
import { restAnswers } from '../contract/openapi-shapes.ts'
import type { AnswerShape } from '../contract/shape.ts'
import { exampleAnswers } from '../testing/example-answers.ts'
import { answerModes } from './answer-modes.ts'
import { changeAnswer } from './change-answer.ts'

const examples = exampleAnswers()
const modeOf = (name: string) => {
  const mode = answerModes.find((each) => each.name === name)
  if (mode === undefined) throw new Error(`There is no mode ${name}.`)
  return mode
}
const rest = (operationId: string): AnswerShape => {
  const found = restAnswers.find((each) => each.operationId === operationId)
  if (found === undefined) throw new Error(`There is no operation ${operationId}.`)
  return found
}
const kidney = rpcAnswer('/portal.kidney.v1.KidneyService/GetKidneyResults') as AnswerShape

/** The paths of all values that differ, with those inside of a removed or replaced part left out. */
function differences(before: unknown, now: unknown, path = ''): string[] {
  if (Object.is(before, now)) return []
  const isPlain = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  const sameList = Array.isArray(before) && Array.isArray(now) && before.length === now.length
  if (!(isPlain(before) && isPlain(now)) && !sameList) return [path]
  const keys = new Set([...Object.keys(before as object), ...Object.keys(now as object)])
  return [...keys].flatMap((key) =>
    differences(
      (before as Record<string, unknown>)[key],
      (now as Record<string, unknown>)[key],
      path === '' ? key : `${path}.${key}`,
    ),
  )
}

describe.each(answerModes)('$name', (mode) => {
  it('changes places of some example and nothing else', () => {
    let changed = 0
    for (const { operation, answer } of examples)
      for (const seed of [1, 2]) {
        const found = changeAnswer(answer, operation, mode, seed)
        changed += found.changes.length
        for (const path of differences(answer, found.answer))
          expect(
            found.changes.some(
              (place) => place === '' || path === place || path.startsWith(`${place}.`),
            ),
            `${operation.operationId} ${path}`,
          ).toBe(true)
        if (mode.scope === 'one') expect(found.changes.length).toBeLessThanOrEqual(1)
      }
    expect(changed).toBeGreaterThan(0)
  })

  it('changes the same places with the same seed, and never the answer itself', () => {
    for (const { operation, answer } of examples.slice(0, 60)) {
      const before = structuredClone(answer)
      expect(changeAnswer(answer, operation, mode, 7)).toEqual(
        changeAnswer(answer, operation, mode, 7),
      )
      expect(answer).toEqual(before)
    }
  })
})

const contacts = {
  contacts: [
    { id: 'c-1', firstName: 'Luis', email: 'luis@example.com', contactType: 'EC' },
    { id: 'c-2', firstName: 'Ana', email: null, contactType: 'FA' },
  ],
}
const results = {
  filtrationResults: [
    { id: 'l-1', value: 91, timestamp: '2026-08-20T09:00:00', category: 'FILTRATION_CATEGORY_G1' },
  ],
  albuminResults: [],
  persistent: false,
}

describe('what a mode makes of an answer', () => {
  it.each([
    ['unknown-words', 'contacts.0.contactType', 'SOMETHING_NEWER'],
    ['nullable-null', 'contacts.0.email', null],
    ['lists-empty', 'contacts', []],
    ['lists-null', 'contacts', null],
    ['optional-unreadable', 'contacts.0.email', [[[]]]],
    ['texts-as-numbers', 'contacts.0.firstName', 7],
  ])('%s of a REST answer', (name, path, value) => {
    const { answer } = changeAnswer(contacts, rest('listContacts'), modeOf(name), 1)
    const found = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], answer)
    expect(found).toEqual(value)
  })

  it.each([
    ['numbers-missing', undefined],
    ['numbers-as-text', '91 mg'],
    ['numbers-zero', 0],
  ])('%s of an RPC answer', (name, value) => {
    const { answer } = changeAnswer(results, kidney, modeOf(name), 1)
    expect((answer as typeof results).filtrationResults[0]?.value).toEqual(value)
  })

  it('row-unreadable takes one row of a list', () => {
    const { answer, changes } = changeAnswer(
      contacts,
      rest('listContacts'),
      modeOf('row-unreadable'),
      1,
    )
    expect(changes).toHaveLength(1)
    expect((answer as typeof contacts).contacts).toHaveLength(2)
  })

  it('other-offset keeps the instant', () => {
    const { answer } = changeAnswer(
      { orders: [{ id: 'o-1', orderedAt: '2026-11-20T15:20:00Z' }] },
      rest('listSupplyOrders'),
      modeOf('other-offset'),
      1,
    )
    expect(answer).toEqual({ orders: [{ id: 'o-1', orderedAt: '2026-11-20T20:50:00.000+05:30' }] })
  })
})

describe('what a change means', () => {
  it.each([
    ['lists-null', rest('listContacts'), contacts, 'unreadable'],
    // JSON of protobuf reads null as an empty list.
    ['lists-null', kidney, results, 'none'],
    ['lists-empty', kidney, results, 'none'],
    ['unknown-fields', kidney, results, 'same'],
    ['numbers-zero', kidney, results, 'other'],
    ['row-unreadable', kidney, results, 'unreadable'],
  ] as const)('%s', (name, operation, answer, meaning) =>
    expect(changeAnswer(answer, operation, modeOf(name), 1).meaning).toBe(meaning),
  )
})
