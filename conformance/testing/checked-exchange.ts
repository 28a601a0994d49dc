import type { AnswerComparison, TestCase } from '../cases/test-case.ts'
import type { Check, CheckedExchange } from '../checks/check.ts'
import { documentOf } from '../contract/document.ts'
import { vocabularyOf } from '../contract/vocabulary.ts'
import { toyContract } from './toy-contract.ts'

const document = documentOf('toy', toyContract())

/** What a check sees of an answer, its value, and how many findings it makes of it. */
export type CheckRow = [name: string, check: Check, exchange: CheckedExchange, findings: number]

/** An answer with a value to the toy's `addNote`, compared as the case says. */
export function seen(
  against: AnswerComparison | undefined,
  value: unknown,
  {
    status = 200,
    headers = [],
    variables = {},
    features = {},
    expects = 'accept',
  }: {
    status?: number
    headers?: [string, string][]
    variables?: Record<string, string>
    features?: CheckedExchange['features']
    expects?: TestCase['expects']
  } = {},
): CheckedExchange {
  return {
    operation: {
      id: 'addNote',
      method: 'POST',
      path: '/notes',
      pointer: '/paths/~1notes/post',
      parameters: [],
      body: null,
      answers: new Map(),
      security: [],
      requirements: [],
    },
    testCase: {
      against,
      expects,
      request: { body: Buffer.from('{"text":"Walked today"}') },
    } as unknown as TestCase,
    response: {
      kind: 'answer',
      status,
      headers,
      body: Buffer.from(JSON.stringify(value) ?? ''),
      millis: 1,
    },
    others: [],
    answer: {
      pointer: '',
      headers: [],
      isStream: false,
      media: [
        {
          type: 'application/json',
          schema: '/components/schemas/Note',
          itemSchema: null,
          examples: [],
          encoding: {},
        },
      ],
    },
    text: JSON.stringify(value),
    value,
    validator: undefined as never,
    vocabulary: vocabularyOf(document.root),
    document,
    features,
    variables,
  }
}

/** What the call before answered. */
export function before(value: unknown, status = 200) {
  return {
    variables: { before: JSON.stringify(value), 'before.status': String(status) },
  }
}

export function day(number: number): string {
  return `2026-11-0${number}T08:00:00`
}
