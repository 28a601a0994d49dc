import { defineParameterType } from '@cucumber/cucumber'
import type { Fault } from '../support/control/control-types.ts'
import { operationAt } from '../support/control/operation-at.ts'
import { msOf } from '../support/duration.ts'
import { allowLateStream } from '../support/page/allow-late-stream.ts'
import { holdCalls, portalCalls } from '../support/page/hold-calls.ts'
import type { PortalWorld } from '../support/world.ts'

/** What befalls a call. */
export type CallFault = (world: PortalWorld, operationId: string) => Promise<void>

/** Answers by their names in features, with the status that the browser sees. */
const answers: Record<
  string,
  {
    readonly fault: Omit<Fault, 'operationId'>
    readonly status: RegExp
    /** The chat may open its stream just then, which is refused, too. */
    readonly endsSession?: true
  }
> = {
  'is answered with "server error"': { fault: { example: 'server_error' }, status: /500/ },
  // Its Retry-After is too long for an automatic retry during the scenario.
  'is answered with "temporarily away"': {
    fault: { example: 'temporarily_unavailable' },
    status: /503/,
  },
  'is answered with "temporarily away" in Spanish': {
    fault: { example: 'temporarily_unavailable_spanish' },
    status: /503/,
  },
  'is answered with "too many requests"': {
    fault: { example: 'too_many_requests' },
    status: /429/,
  },
  'is answered with "below lowest target"': {
    fault: { example: 'below_lowest_target' },
    status: /422/,
  },
  'is answered with "time in the future"': {
    fault: { example: 'future_timestamp' },
    status: /422/,
  },
  // Statuses of RPCs.
  'is answered with "unavailable"': { fault: { example: 'unavailable' }, status: /503/ },
  'is answered with "unauthenticated"': { fault: { example: 'unauthenticated' }, status: /401/ },
  'is answered with "permission denied"': {
    fault: { example: 'permission_denied' },
    status: /403/,
  },
  'is answered with "not allowed"': { fault: { example: 'permission-denied' }, status: /403/ },
  'is answered with "invalid_grant"': {
    fault: { example: 'session_over' },
    status: /401/,
    endsSession: true,
  },
  'is answered with "invalid_token"': { fault: { example: 'invalid_token' }, status: /401/ },
  'is answered with "invalid_client"': { fault: { example: 'invalid_client' }, status: /401/ },
  'is answered with nonsense': { fault: { outsideContract: true }, status: /.*/ },
  'gets no response': { fault: { drop: true }, status: /502/ },
}

const answered =
  (answer: string): CallFault =>
  async (world, operationId) => {
    const known = answers[answer]
    if (known === undefined) throw new Error(`No fault is known as "${answer}".`)
    if (known.endsSession === true) allowLateStream(world)
    const nonsense = known.fault.outsideContract === true
    if (nonsense)
      world.guard.expect('contract violation', new RegExp(`^${operationId}: `), { maybe: true })
    world.guard.expect(
      'failed call',
      new RegExp(`^${operationId} answered (${known.status.source})$`),
      { maybe: nonsense },
    )
    await world.control.armFault({ operationId, ...known.fault })
  }

/** The number of calls that a scenario delays. */
const heldCalls = new WeakMap<PortalWorld, number>()
export const heldCallsOf = (world: PortalWorld): number => heldCalls.get(world) ?? 0

/** Holds the call in the browser until a later step releases it. */
const delayed: CallFault = async (world, operationId) => {
  world.release = await holdCalls(await world.context(), portalCalls, (request) => {
    const isHeld = operationAt(request.method(), new URL(request.url()).pathname) === operationId
    if (isHeld) heldCalls.set(world, heldCallsOf(world) + 1)
    return isHeld
  })
}

/** An example of the contract, with the status that the browser sees. */
const example =
  (status: string, name: string): CallFault =>
  async (world, operationId) => {
    world.guard.expect('failed call', new RegExp(`^${operationId} answered ${status}$`))
    await world.control.armFault({ operationId, example: name })
  }

/** The mock server refuses the call by itself. The scenario fails when it does not. */
const refused =
  (status: string): CallFault =>
  async (world, operationId) =>
    world.guard.expect('failed call', new RegExp(`^${operationId} answered ${status}$`))

function faultOf(text: string): CallFault {
  if (text === 'is delayed') return delayed
  const [, status, name] = /^is answered with (\d+) "(.+)"$/.exec(text) ?? []
  if (status !== undefined && name !== undefined) return example(status, name)
  const [, refusal] = /^will fail with (\d+)$/.exec(text) ?? []
  if (refusal !== undefined) return refused(refusal)
  const [, duration] = /^takes (.+)$/.exec(text) ?? []
  if (duration === undefined) return answered(text)
  return (world, operationId) => world.control.armFault({ operationId, delayMs: msOf(duration) })
}

defineParameterType({
  name: 'fault',
  regexp: [
    ...Object.keys(answers).map((words) => new RegExp(words)),
    /is answered with \d+ "[^"]*"/,
    /will fail with \d+/,
    /takes \d+(?:\.\d+)? [a-z]+/,
    /is delayed/,
  ],
  transformer: faultOf,
})
