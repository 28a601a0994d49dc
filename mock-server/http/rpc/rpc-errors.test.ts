import { Code } from '@connectrpc/connect'
import { describe, expect, test } from 'vitest'
import { rpcOperations } from '../../../generated/openapi/operations.ts'
import { armable, armedResponse } from './armed-response.ts'
import { namedError } from '../../handlers/rpc-call.ts'
import {
  connectErrorOf,
  errorsOf,
  findError,
  readErrors,
} from '../../../contracts/read/rpc-errors.ts'

const { procedure: start } = rpcOperations.startAlertFlow
const { procedure: update } = rpcOperations.updateAlertStage
const { procedure: add } = rpcOperations.addFoodEntry

describe('an error of an RPC', () => {
  test.each<[string, string, string | number, string | undefined]>([
    ['its name', start, 'alert-not-needed', 'alert-not-needed'],
    ['its code', start, 'failed_precondition', 'alert-not-needed'],
    ['the number of its code', start, Code.NotFound, 'alert-reading-not-found'],
    ['a name that is a code, too', update, 'invalid_argument', 'invalid-argument'],
    [
      'a code of several errors, the first of them',
      update,
      Code.InvalidArgument,
      'invalid-argument',
    ],
    ['a name that only other RPCs have', start, 'goal-not-found', undefined],
    ['a code that it does not give', start, 'aborted', undefined],
  ])('is found by %s', (_, procedure, wanted, name) =>
    expect(findError(procedure, wanted)?.name).toBe(name),
  )

  test('has a message in the caller’s language, with details and wait as metadata', () => {
    const received = (name: string, language: 'en-US' | 'es-US') => {
      const { code, rawMessage, metadata } = connectErrorOf(findError(add, name)!, language)
      return [code, rawMessage, metadata.get('reason'), metadata.get('retry-after')]
    }
    expect(received('food-day-full', 'es-US')).toEqual([
      Code.FailedPrecondition,
      'Ese día está lleno: un día admite 50 entradas.',
      'TOO_MANY',
      null,
    ])
    expect(received('unavailable', 'en-US')).toEqual([
      Code.Unavailable,
      'This is not available right now. Please try again in a few minutes.',
      null,
      '30',
    ])
  })

  test('throws for an error that the RPC does not declare', () => {
    const call = { procedure: start, language: 'en-US' } as const
    expect(namedError(call, 'alert-not-needed').code).toBe(Code.FailedPrecondition)
    expect(() => namedError(call, 'failed_precondition')).toThrow(
      'does not name the error failed_precondition',
    )
    expect(() => namedError(call, 'goal-not-found')).toThrow(
      `${start} does not name the error goal-not-found`,
    )
  })

  test('can be armed like an example', () => {
    expect(armedResponse(start, 'opened', 'en-US')).toHaveProperty('response.flow.id', 'f-bp-1')
    expect(armedResponse(start, 'alert-not-needed', 'es-US')).toHaveProperty(
      'error.rawMessage',
      'Esta lectura no requiere preguntas.',
    )
    expect(armedResponse(start, 'nonsense', 'en-US')).toBe(undefined)
    expect(armable(start)).toEqual(
      expect.arrayContaining(['opened', 'alert-not-needed (status 9)']),
    )
  })
})

test('every RPC has errors, and every error of the file is used', () => {
  const given = Object.values(rpcOperations).map(({ procedure }) =>
    errorsOf(procedure).map(({ name }) => name),
  )
  expect(given.every(({ length }) => length >= 5)).toBe(true)
  expect([...new Set(given.flat())].toSorted()).toEqual([...readErrors().keys()].toSorted())
})
