import { operations as table, rpcOperations } from '../../generated/openapi/operations.ts'
import type { OperationId } from '../handlers/rest-call.ts'
import { removeMembers } from '../database/tables/members.ts'
import { expireAccess } from '../database/tables/sessions.ts'
import { armable, armedResponse } from '../http/rpc/armed-response.ts'
import type { ControlRequest } from './control-request.ts'
import { fieldsOf, flag, ControlError, optional, text, whole } from './control-error.ts'

const isRest = (id: string): id is OperationId => Object.hasOwn(table, id)
const isRpc = (id: string): id is keyof typeof rpcOperations => Object.hasOwn(rpcOperations, id)

/** Returns the operation id of a name. An RPC also has its method name and its full name. */
const operationOf = (name: string): OperationId | keyof typeof rpcOperations => {
  if (isRest(name) || isRpc(name)) return name
  const rpc = Object.values(rpcOperations).find(
    ({ procedure }) => procedure === `/${name}` || procedure.endsWith(`/${name}`),
  )
  if (rpc) return rpc.operationId
  throw new ControlError(
    400,
    `there is no operation "${name}"; there are ${[...Object.keys(table), ...Object.keys(rpcOperations)].join(', ')}`,
  )
}

const checkExample = (
  { sandbox }: ControlRequest,
  operationId: string,
  example: string | undefined,
  status: number | undefined,
): void => {
  if (example === undefined && status === undefined) return
  if (isRpc(operationId)) {
    const { procedure } = rpcOperations[operationId]
    if (armedResponse(procedure, example ?? status!, 'en-US')) return
    const wanted = example ?? `of status ${status}`
    throw new ControlError(
      400,
      `${operationId} has no example or error ${wanted}; it has ${armable(procedure).join(', ')}`,
    )
  }
  if (!isRest(operationId)) return
  if (
    example === undefined &&
    status !== undefined &&
    sandbox.judge
      .operation(operationId)
      .responses.some((response) => response.code === String(status))
  )
    return
  const examples = sandbox.judge.examples(operationId)
  if (
    examples.some(
      (one) => (example ?? one.key) === one.key && (status ?? one.status) === one.status,
    )
  )
    return
  throw new ControlError(
    400,
    `${operationId} has no such example; it has ${examples.map((one) => `${one.key} (${one.status})`).join(', ')}`,
  )
}

/**
 * POST /control/faults: makes an operation of a scenario answer an example, or breaks the
 * connection.
 */
export function armFault(order: ControlRequest): { id: string } {
  const fields = fieldsOf(order.body, [
    'scenario',
    'operationId',
    'example',
    'status',
    'delayMs',
    'drop',
    'halfOpen',
    'malformed',
    'outsideContract',
    'afterMessages',
    'times',
  ])
  const operationId = operationOf(text(fields, 'operationId'))
  const wish = {
    example: optional(fields, 'example', text),
    status: optional(fields, 'status', whole(1, 599)),
    delayMs: optional(fields, 'delayMs', whole(0, 120_000)),
    drop: optional(fields, 'drop', flag),
    halfOpen: optional(fields, 'halfOpen', flag),
    malformed: optional(fields, 'malformed', flag),
    outsideContract: optional(fields, 'outsideContract', flag),
  }
  const given = Object.fromEntries(
    Object.entries(wish).filter(([, value]) => value !== undefined && value !== false),
  )
  if (Object.keys(given).length === 0)
    throw new ControlError(
      400,
      'say what is to go wrong: example, status, delayMs, drop, halfOpen, malformed or outsideContract',
    )
  const afterMessages = optional(fields, 'afterMessages', whole(0, 100_000))
  checkExample(order, operationId, wish.example, wish.status)
  const scenario = typeof fields['scenario'] === 'string' ? fields['scenario'] : ''
  const { id } = order.sandbox.faults.arm(
    { scenario, operationId, ...given, ...(afterMessages === undefined ? {} : { afterMessages }) },
    optional(fields, 'times', whole(1, 1_000_000)),
  )
  return { id }
}

const scenarioOf = ({ query }: ControlRequest): string | undefined =>
  query.get('scenario') ?? undefined

export function listFaults(order: ControlRequest) {
  return order.sandbox.faults.list(scenarioOf(order))
}
export function disarmFaults(order: ControlRequest) {
  return {
    disarmed: order.sandbox.faults.disarm(scenarioOf(order)),
  }
}
export function calls(order: ControlRequest) {
  return order.sandbox.records.calls(scenarioOf(order))
}
/** GET /control/sent: the requests of a scenario, of one operation or of all. */
export function sent(order: ControlRequest) {
  return (
    order.sandbox.sent?.list(
      scenarioOf(order) ?? '',
      order.query.get('operationId') ?? undefined,
    ) ?? []
  )
}
export function violations(order: ControlRequest) {
  return order.sandbox.records.violations(scenarioOf(order))
}

/**
 * POST /control/clock: sets the time of one scenario or of all; the clock runs on from there. A
 * `now` of null restores the real time.
 */
export async function setClock({ sandbox, body }: ControlRequest) {
  const fields = fieldsOf(body, ['scenario', 'now'])
  const scenario = optional(fields, 'scenario', text)
  const now = fields['now']
  const ms = now === null ? null : typeof now === 'string' ? Date.parse(now) : Number.NaN
  if (Number.isNaN(ms))
    throw new ControlError(400, '"now" must be a moment such as "2026-11-20T13:05:00Z", or null')
  sandbox.clock.set(scenario, ms)
  await sandbox.liveCoach.look()
  return { now: new Date(sandbox.clock.now(scenario ?? '')).toISOString() }
}

/** POST /control/expire: expires the access tokens of a member, or of all members of a scenario. */
export async function expireSessions({ sandbox, body }: ControlRequest) {
  const fields = fieldsOf(body, ['scenario', 'memberId'])
  const memberId = optional(fields, 'memberId', text)
  const scenario = optional(fields, 'scenario', text)
  if (memberId === undefined && scenario === undefined)
    throw new ControlError(400, '"scenario" or "memberId" is required')
  const ids =
    memberId !== undefined
      ? [memberId]
      : (
          await sandbox.store.all<{ id: string }>('SELECT id FROM members WHERE scenario = ?', [
            scenario!,
          ])
        ).map((row) => row.id)
  return { expired: await expireAccess(sandbox.store, ids) }
}

/**
 * POST /control/reset: removes the copies, faults, clock and records of one scenario, or of all.
 * The demo members stay.
 */
export async function resetScenario({ sandbox, body }: ControlRequest) {
  const scenario = optional(fieldsOf(body, ['scenario']), 'scenario', text)
  sandbox.faults.disarm(scenario)
  sandbox.clock.reset(scenario)
  sandbox.records.reset(scenario)
  sandbox.sent?.reset(scenario)
  const where = scenario === undefined ? 'scenario IS NOT NULL' : 'scenario = ?'
  const values = scenario === undefined ? [] : [scenario]
  // A reset of one scenario keeps the failed attempts of others, because scenarios run in parallel.
  const tries =
    scenario === undefined ? '' : ` WHERE username IN (SELECT username FROM members WHERE ${where})`
  await sandbox.store.run(`DELETE FROM sign_in_attempts${tries}`, values)
  // Rate limits store hashes without a scenario, so only a full reset can clear them.
  if (scenario === undefined) await sandbox.store.run('DELETE FROM asks')
  return { membersRemoved: await removeMembers(sandbox.store, scenario) }
}
