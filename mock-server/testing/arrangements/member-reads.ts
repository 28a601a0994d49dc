import { contractOperations } from './contract-operations.ts'
import { requestOf } from './rest-request.ts'
import { operations, rpcOperations } from '../../../generated/openapi/operations.ts'
import { answersOf } from '../../../contracts/read/rpc-examples.ts'
import { arrangementContext } from './arrangement-context.ts'
import type { ControlClient, SignedInMember } from './control-client.ts'

const operationById = new Map(contractOperations.map((each) => [each.operationId, each]))

type Language = 'en-US' | 'es-US'

/** All texts under a name in an answer. */
const textsOf = (body: unknown, name: string): readonly string[] => {
  if (typeof body !== 'object' || body === null) return []
  const { [name]: own, ...others } = body as Readonly<Record<string, unknown>>
  return [
    ...(typeof own === 'string' ? [own] : []),
    ...Object.values(others).flatMap((each) => textsOf(each, name)),
  ]
}

/** One read: an operation with parameters as a screen sends them. */
export interface MemberRead {
  readonly operationId: string
  /** The answer as text: its status and body. */
  readonly read: (language?: Language) => Promise<string>
}

/** The days that screens ask for. */
const days = { start: '2026-08-20T00:00:00', end: '2026-11-23T23:59:59' }
const ranged = {
  startDate: { year: 2026, month: 10, day: 22 },
  endDate: { year: 2026, month: 11, day: 22 },
}
const timed = { startTime: days.start, endTime: days.end }

/** Query parameters of REST reads, one request each; others take none but their required ones. */
const queries: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  listBloodPressureReadings: [days],
  getBloodPressureStats: [days],
  listBloodSugarReadings: [days],
  getBloodSugarStats: [days],
  listWeightReadings: [{}, { isIrregular: 'false' }],
  listSupplyOrders: [{ count: '10' }],
}

/** Requests of RPC reads; others use those of the contract's examples. */
const requests: Readonly<Record<string, readonly object[]>> = {
  listBodyCompositions: [timed],
  getPulseStats: [timed],
  listPulseReadings: [timed],
  listFoodInsights: [ranged],
  listFoodEntries: [ranged],
  listFoodLogDays: [ranged],
  searchFoods: [{ query: 'oat', count: 20 }],
  getUserGuide: [{ device: 'ht945', language: 'en-US' }],
}

/** Reads of one thing, with the list that has its ids, and the id's name in both. */
const singles: Readonly<
  Record<string, readonly [keyof typeof rpcOperations, string, string, object?]>
> = {
  getAlertStage: ['listAlertFlows', 'id', 'flowId'],
  getChannel: ['listChannels', 'url', 'channelUrl'],
  getChannelMetadata: ['listChannels', 'url', 'channelUrl'],
  listMessages: ['listChannels', 'url', 'channelUrl'],
  searchMessages: ['listChannels', 'url', 'channelUrl', { text: 'evening' }],
  getCoachingSession: ['listCoachingSessions', 'id', 'id'],
  getFoodEntry: ['listFoodEntries', 'id', 'entryId'],
  getCourse: ['listEducationPrograms', 'id', 'courseId'],
}

/** Which reads to make. */
interface ReadChoice {
  readonly isWanted?: (operationId: string) => boolean
  /** A text with the ids of the things that a write is about. */
  readonly named?: string
}

/** A member has dozens of meals, of which a write changes one; of other things they have few. */
const MANY = 10

/** All things of a short list; of a long one the first, the last and the named ones. */
const chosen = (ids: ReadonlySet<string>, named: string): readonly string[] =>
  [...ids].filter(
    (id, at) => ids.size <= MANY || at === 0 || at === ids.size - 1 || named.includes(id),
  )

/**
 * The reads of the contracts by a member, with ids of what the member has now. Sent after a write
 * again, they show what the write has changed.
 */
export async function memberReads(
  door: ControlClient,
  member: SignedInMember,
  { isWanted = () => true, named = '' }: ReadChoice = {},
): Promise<readonly MemberRead[]> {
  const { rpc } = arrangementContext(door, member, undefined)
  const asText = async (request: Request): Promise<string> => {
    const answer = await fetch(request)
    const text = await answer.text()
    const body = text
      .replaceAll(door.origin, 'the server')
      .replaceAll(answer.headers.get('x-request-id') ?? 'no id', 'the request')
    return `${answer.status} ${body}`
  }
  const common = { authorization: `Bearer ${member.accessToken}`, 'x-scenario': member.scenario }
  const rest = Object.values(operations)
    .filter(({ method, operationId }) => method === 'GET' && isWanted(operationId))
    .flatMap(({ operationId }): MemberRead[] => {
      const operation = operationById.get(operationId)!
      return (queries[operationId] ?? [{}]).map((query) => ({
        operationId,
        read: (language = 'en-US') =>
          asText(
            requestOf(door.origin, operation, {
              language,
              scenario: member.scenario,
              token: member.accessToken,
              example: undefined,
              parameters: 'required',
              said: { path: { userId: member.id }, query },
            }),
          ),
      }))
    })
  const found = new Map<string, readonly string[]>()
  for (const [list, name] of new Set(
    Object.entries(singles)
      .filter(([operationId]) => isWanted(operationId))
      .map(([, [list, name]]) => `${list} ${name}`),
  )
    .values()
    .map((each) => each.split(' ') as [keyof typeof rpcOperations, string]))
    found.set(list, textsOf(await rpc(list, (requests[list]?.[0] ?? {}) as object), name))
  const rpcReads = Object.values(rpcOperations)
    .filter(({ kind, operationId }) => kind === 'query' && isWanted(operationId))
    .flatMap(({ operationId, path, procedure }): MemberRead[] => {
      const single = singles[operationId]
      const sent =
        single === undefined
          ? (requests[operationId] ?? [
              ...new Map(
                answersOf(procedure).map(({ request }) => [JSON.stringify(request), request]),
              ).values(),
            ])
          : chosen(new Set(found.get(single[0])), named).map((id) => ({
              ...single[3],
              [single[2]]: id,
            }))
      return sent.map((request) => ({
        operationId,
        read: (language = 'en-US') =>
          asText(
            new Request(door.origin + path, {
              method: 'POST',
              headers: {
                ...common,
                'accept-language': language,
                'content-type': 'application/json',
              },
              body: JSON.stringify(request),
            }),
          ),
      }))
    })
  return [...rest, ...rpcReads]
}
