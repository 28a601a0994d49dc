import { bodyOf, rejectsValid, type LooseJson, type Mutant, type MutantResponse } from './mutant.ts'
import type { WrongAnswer } from '../wrong-answers.ts'

/** Faults that only random requests find, because they are not near any limit. */
export const randomMutants: readonly Mutant[] = [
  rejectsValid('refuses-names-of-other-alphabets', 'addContact', (request) =>
    /[\u0100-\uFFFF]/.test(String(bodyOf(request)['firstName'])),
  ),
  rejectsValid(
    'refuses-odd-heights',
    'saveHealthInfo',
    (request) =>
      Number(bodyOf(request)['heightInches']) > 40 &&
      Number(bodyOf(request)['heightInches']) % 2 === 1,
  ),
]

const SEARCH = 'rpc.FoodLogService.SearchFoods'

const HEIGHT = 'rpc.BiometricsService.SetHeight'

/** A mutant with another JSON response of an RPC for requests that are not near any limit. */
const atRandom = (
  id: string,
  by: WrongAnswer,
  operation: string,
  isMeant: (body: LooseJson) => boolean,
  response: MutantResponse,
): Mutant => ({
  id,
  by,
  kind: 'rpc',
  operations: [operation],
  answer: async (request, forward) =>
    request.operation === operation &&
    request.headers['content-type'] === 'application/json' &&
    isMeant(bodyOf(request))
      ? response
      : forward(request),
})

const connect = (status: number, body: object): MutantResponse => ({
  status,
  headers: {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
  body: Buffer.from(JSON.stringify(body)),
})

/** Faults of RPCs that only random messages find. */
export const rpcRandomMutants: readonly Mutant[] = [
  atRandom(
    'rpc-refuses-even-heights',
    'positive_data_acceptance: code',
    HEIGHT,
    ({ heightInches }) =>
      Number(heightInches) > 25 && Number(heightInches) < 107 && Number(heightInches) % 2 === 0,
    connect(400, { code: 'invalid_argument', message: 'Not so.' }),
  ),
  atRandom(
    'rpc-fails-at-capitals',
    'not_a_server_error: code',
    SEARCH,
    ({ query }) => typeof query === 'string' && /[A-Z]/.test(query),
    connect(500, { code: 'internal', message: 'Not so.' }),
  ),
  atRandom(
    'rpc-answers-some-counts-in-another-form',
    'response_schema_conformance: message',
    SEARCH,
    ({ count }) =>
      Number.isInteger(count) && Number(count) > 2 && Number(count) < 99 && count !== 20,
    connect(200, { foods: 'none' }),
  ),
]
