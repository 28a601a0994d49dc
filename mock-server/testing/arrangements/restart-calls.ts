import { rpcOperations } from '../../../generated/openapi/operations.ts'
import { answersOf } from '../../../contracts/read/rpc-examples.ts'
import { rpcArrangements } from './rpc-arrangements.ts'
import { arrangements } from './rest-arrangements.ts'
import { arrangementContext } from './arrangement-context.ts'
import { resourceRequests } from './resource-ids.ts'
import { contractOperations } from './contract-operations.ts'
import { requestOf, type RequestOverrides } from './rest-request.ts'
import type { ControlClient, SignedInMember } from './control-client.ts'

/** A call by a member, with values of the examples or of the member's own resources. */
export interface RestartCall {
  readonly operationId: string
  readonly slug: string
  readonly isWrite: boolean
  /** Whether it takes the member's access token. */
  readonly isSignedIn: boolean
  /** The readings of the member's copy. */
  readonly more?: object
  /** Prepares the member's data and returns the request, which is not sent yet. */
  readonly prepare: (door: ControlClient, member: SignedInMember) => Promise<Request>
}

/** Prepares and sends a call. */
export async function makeCall(
  { prepare }: RestartCall,
  door: ControlClient,
  member: SignedInMember,
): Promise<Response> {
  return fetch(await prepare(door, member))
}

const restCalls = (): RestartCall[] =>
  contractOperations.map((operation) => {
    const { operationId, slug, method, schemes } = operation
    const [example] = operation.requestExamples
    const prepare: RestartCall['prepare'] = async (door, member) => {
      const said = await arrangements[operationId]?.say(
        arrangementContext(door, member, example?.value),
      )
      return requestOf(door.origin, operation, {
        language: 'en-US',
        scenario: member.scenario,
        token: member.accessToken,
        example,
        parameters: 'required',
        said: {
          ...said,
          path: { userId: member.id, ...said?.path },
        } satisfies RequestOverrides,
      })
    }
    return {
      operationId,
      slug,
      isWrite: method !== 'get',
      isSignedIn: schemes.includes('bearer'),
      prepare,
    }
  })

const rpcCalls = (): RestartCall[] =>
  Object.values(rpcOperations)
    .filter(({ kind }) => kind !== 'stream')
    .map(({ operationId, path, procedure, kind }) => {
      const answered = answersOf(procedure)
      // A read uses its example with the fewest parameters; a write uses its first example.
      const [example] =
        kind === 'mutation'
          ? answered
          : answered.toSorted(
              (a, b) => JSON.stringify(a.request).length - JSON.stringify(b.request).length,
            )
      const arrangement = rpcArrangements[operationId]
      const prepare: RestartCall['prepare'] = async (door, member) => {
        const request =
          (await arrangement?.say?.(arrangementContext(door, member, example?.request))) ??
          example?.request ??
          {}
        return new Request(door.origin + path, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${member.accessToken}`,
            'x-scenario': member.scenario,
            'content-type': 'application/json',
          },
          body: JSON.stringify(request),
        })
      }
      return {
        operationId,
        slug: path.split('/')[4]!,
        isWrite: kind === 'mutation',
        isSignedIn: true,
        prepare,
        ...(arrangement?.more && { more: arrangement.more }),
      }
    })

/** Replaces an example's resource id with an id of the member's own. */
const ofHers = (call: RestartCall): RestartCall => {
  const naming = resourceRequests[call.operationId]
  if (
    !naming ||
    !call.isWrite ||
    call.operationId in arrangements ||
    call.operationId in rpcArrangements
  )
    return call
  const prepare: RestartCall['prepare'] = async (door, member) => {
    const { path, method, body } = await naming(arrangementContext(door, member, undefined))
    return new Request(door.origin + path, {
      method,
      headers: {
        authorization: `Bearer ${member.accessToken}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }
  return { ...call, prepare }
}

/** All calls of the contracts, except streams. */
export function allCalls(): RestartCall[] {
  return [...restCalls(), ...rpcCalls()].map(ofHers)
}

/** The calls by a signed-in member. */
export function restartCalls(): RestartCall[] {
  return allCalls().filter(({ isSignedIn }) => isSignedIn)
}
