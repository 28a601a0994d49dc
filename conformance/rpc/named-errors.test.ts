import { afterAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { rpcOperations } from './load-rpc-module.ts'

const start = 'portal.alert_flow.v1.AlertFlowService/StartAlertFlow'
const request = { readingCategory: 'bp_monitor', readingId: 'bp-1' }
const of = async (files: Parameters<typeof rpcOperations>[1]) => {
  const all = await rpcOperations('contracts', files, '')
  return all.find(({ rpc }) => rpc?.procedure === start)!.rpc!
}

const errors = 'contracts/proto/errors.yaml'
const examplesOf = (error: unknown) =>
  temporaryFolder({ 'refused.json': { rpc: start, request, error } })
const named = examplesOf('unknown-answer')
const own = examplesOf({ code: 'data_loss' })
const strange = examplesOf('no-such-error')
const folder = temporaryFolder({
  'few.json': { unauthenticated: { code: 'unauthenticated' } },
  'codeless.json': { unauthenticated: {} },
  'list.json': [],
})
afterAll(() => [named, own, strange, folder].forEach((each) => each[Symbol.dispose]()))

describe('the codes that an RPC may return', () => {
  test('are those of its named errors', async () => {
    const { codes, codesOfRight } = await of({ errors })
    expect([...codes].toSorted()).toEqual([
      'failed_precondition',
      'internal',
      'invalid_argument',
      'not_found',
      'permission_denied',
      'resource_exhausted',
      'unauthenticated',
      'unavailable',
    ])
    // A named error does not allow rejecting a valid request with it.
    expect([...codesOfRight]).toEqual([])
  })

  test('state how long to wait where every error of the code does', async () =>
    expect([...(await of({ errors })).codesWithRetryAfter].toSorted()).toEqual([
      'resource_exhausted',
      'unavailable',
    ]))

  test('include those of its examples, by name or code', async () => {
    expect([...(await of({ errors, examples: named.path })).codesOfRight]).toEqual([
      'invalid_argument',
    ])
    const { codes } = await of({ errors, examples: own.path })
    expect([codes.has('data_loss'), codes.has('not_found')]).toEqual([true, true])
  })

  test('are unknown without a file of errors', async () =>
    expect((await of({})).codes.size).toBe(0))
})

test.each<[string, Parameters<typeof rpcOperations>[1], string, string]>([
  [
    'an example names an unknown error',
    { errors, examples: strange.path },
    'contract',
    'names the error "no-such-error"',
  ],
  [
    'an example names an error and there is no file',
    { examples: named.path },
    'contract',
    '--rpc-errors is not given',
  ],
  [
    'an RPC names an unknown error',
    { errors: folder.file('few.json') },
    'contract',
    'names the error "invalid-argument"',
  ],
  [
    'an error has no code',
    { errors: folder.file('codeless.json') },
    'contract',
    'the error unauthenticated has no code',
  ],
  ['the file is a list', { errors: folder.file('list.json') }, 'contract', 'has no errors by name'],
  ['the file is missing', { errors: folder.file('none.yaml') }, 'usage', 'cannot find'],
])('fails when %s', async (_, files, why, words) => {
  await expect(of(files)).rejects.toMatchObject({ why, lines: [expect.stringContaining(words)] })
})
