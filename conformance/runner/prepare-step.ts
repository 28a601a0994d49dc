import type { CaseCredentials, CaseStep } from '../cases/test-case.ts'
import { at } from '../contract/json.ts'
import { buildRequest } from './build-request.ts'
import { isConflict } from './http/is-conflict.ts'
import type { RunContext } from './run-context.ts'

/**
 * The reason why a step failed. `isAbsent` means that a list was empty, so the persona lacks data.
 */
export interface StepNotReady {
  readonly words: string
  readonly isAbsent: boolean
}

/** The text or number at a pointer of a JSON body; null if there is none. */
const valueAt = (body: Buffer, pointer: string): string | null => {
  try {
    const found = at(JSON.parse(body.toString()), pointer)
    return typeof found === 'string' || typeof found === 'number' ? String(found) : null
  } catch {
    return null
  }
}

/** The key under which the step is kept whose ids all belong to the caller, too. */
export const SHARED = ' shared'

/** The maximum number of list items that are considered. */
const LOOKED = 200

/** The value at a pointer; for the first item of a list, the values of all items. */
const valuesAt = (body: Buffer, pointer: string): string[] => {
  const first = valueAt(body, pointer)
  if (first === null || !pointer.includes('/0')) return first === null ? [] : [first]
  return Array.from({ length: LOOKED }, (_, index) =>
    valueAt(body, pointer.replace('/0', `/${index}`)),
  ).filter((each) => each !== null)
}

/** The caller's own response to the step. Ids may be unique only for one member. */
const ownOf = async (
  context: RunContext,
  step: CaseStep,
  asker: CaseCredentials,
  variables: Readonly<Record<string, string>>,
): Promise<Buffer | null> => {
  const operation = context.operations.get(step.operation)
  if (operation === undefined || operation.method !== 'GET') return null
  const sent = buildRequest(context, operation, { ...step.request, bearer: asker }, variables)
  const exchange = typeof sent === 'string' ? null : await context.wire.send(sent)
  return exchange?.kind === 'answer' && exchange.status === 200 ? exchange.body : null
}

/**
 * Sends a call before a case and keeps the values that the case needs. With `apart` it prefers ids
 * that this caller does not have.
 */
export async function prepareStep(
  context: RunContext,
  step: CaseStep,
  variables: Record<string, string>,
  apart?: CaseCredentials,
): Promise<StepNotReady | null> {
  const { operations, wire } = context
  const operation = operations.get(step.operation)
  const sent =
    operation === undefined
      ? 'is not in the contract'
      : buildRequest(context, operation, step.request, variables)
  const not = (words: string, isAbsent = false): StepNotReady => ({
    words: `the call of ${step.operation} before the case ${words}`,
    isAbsent,
  })
  const who =
    'persona' in step.request.bearer ? `the persona ${step.request.bearer.persona}` : 'the caller'
  if (typeof sent === 'string') return not(`cannot be sent: ${sent}`)
  let exchange = await wire.send(sent)
  // The conflict may be with what an earlier case created.
  if (isConflict(exchange) && (await context.created?.removeOf(context, step.operation)) === true)
    exchange = await wire.send(sent)
  if (operation !== undefined) context.created?.note(operation, step.request, exchange)
  if (exchange.kind === 'broken') return not('gets no response')
  if (step.remember !== undefined && exchange.status < 500 && exchange.status !== 429) {
    variables[`${step.remember}.status`] = String(exchange.status)
    variables[step.remember] = exchange.body.toString()
  } else if (exchange.status >= 300) return not(`returns ${exchange.status}`)
  for (const [name, pointer] of Object.entries(step.keep)) {
    const all = valuesAt(exchange.body, pointer)
    const own =
      apart === undefined || all.length === 0 ? null : await ownOf(context, step, apart, variables)
    const ownValues = new Set(own === null ? [] : valuesAt(own, pointer))
    const apartFrom = all.find((each) => !ownValues.has(each))
    // A refusal is conclusive for a shared id, too; a successful response is not.
    if (apartFrom === undefined && all.length > 0) variables[SHARED] = step.operation
    const found = apartFrom ?? all[0] ?? null
    if (found === null)
      return operation?.method === 'GET' && exchange.status === 200
        ? not(
            `returns an empty list for ${who}: add data to the persona, or list the case as unsupported in the file of known failures`,
            true,
          )
        : not('returns no value for the case')
    variables[name] = found
  }
  return null
}
