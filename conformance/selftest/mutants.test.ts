import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentOf } from '../contract/document.ts'
import { operationFinder } from '../contract/operation-finder.ts'
import { operationsOf } from '../contract/read-operations.ts'
import type { JsonFields } from '../contract/json.ts'
import { rpcOperations } from '../rpc/load-rpc-module.ts'
import { correctResponse, startToy } from '../testing/toy-server.ts'
import { mutants } from './mutants/all-mutants.ts'
import { openMutantProxy } from './mutant-proxy.ts'
import { answers, withHeaders } from './mutants/mutant.ts'

const rpcs = await rpcOperations('contracts', {}, '/user/liv/me/{slug}')
const operations = operationsOf(
  documentOf(
    'portal.json',
    JSON.parse(readFileSync('generated/openapi/portal.json', 'utf8')) as JsonFields,
  ),
)

test('at least 60 mutants have unique ids and documented operations', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(60)
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
  const known = new Set([...operations, ...rpcs].map(({ id }) => id))
  expect(mutants.flatMap((mutant) => mutant.operations.filter((id) => !known.has(id)))).toEqual([])
})

test('finds the operation with the fewest path parameters', () => {
  const find = operationFinder(operations)
  expect(find('GET', '/v1/users/me/reading/weight/stats?durations=30')).toBe('getWeightStats')
  expect(find('PUT', '/v1/users/me/reading/weight/w-1')).toBe('markWeightReading')
  expect(find('GET', '/v1/users/m-1/reading/bp')).toBe('listBloodPressureReadings')
  expect(find('GET', '/elsewhere')).toBe(null)
})

test('a proxy forwards everything until it has a mutant', async () => {
  const toy = await startToy(correctResponse)
  const proxy = await openMutantProxy(toy.address, () => 'any')
  const status = async (): Promise<[number, string | null]> => {
    const answer = await fetch(`${proxy.address}/elsewhere`)
    return [answer.status, answer.headers.get('x-mutant')]
  }
  expect(await status()).toEqual([404, null])
  proxy.activate(
    answers('marked', 'undocumented_field: field', 'any', 404, (response) =>
      withHeaders({ ...response, status: 410 }, { 'x-mutant': 'yes' }),
    ),
  )
  expect(await status()).toEqual([410, 'yes'])
  proxy.activate(null)
  expect(await status()).toEqual([404, null])
  await proxy.close()
  await toy.close()
})
