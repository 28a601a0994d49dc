import type { CaseCredentials, CaseStep } from '../cases/test-case.ts'
import { at } from '../contract/json.ts'
import { buildRequest } from './build-request.ts'
import type { RunContext } from './run-context.ts'

/**
 * Why a case cannot be asked. `isAbsent`: a list that was read has nothing, so there is nothing to
 * ask for.
 */
export interface StepNotReady {
  readonly words: string
  readonly isAbsent: boolean
}

/** Text or a number at a place of an answer in JSON; null where there is neither. */
const valueAt = (body: Buffer, pointer: string): string | null => {
  try {
    const found = at(JSON.parse(body.toString()), pointer)
    return typeof found === 'string' || typeof found === 'number' ? String(found) : null
  } catch {
    return null
  }
}

/**
 * Under this name is kept which call answered nothing that the asker does not have under the same
 * id.
 */
export const SHARED = ' shared'

/** So many of a list are looked at. */
const LOOKED = 200

/**
 * What stands at a place, and where that is the first of a list, what stands there in the others,
 * too.
 */
const valuesAt = (body: Buffer, pointer: string): string[] => {
  const first = valueAt(body, pointer)
  if (first === null || !pointer.includes('/0')) return first === null ? [] : [first]
  return Array.from({ length: LOOKED }, (_, index) =>
    valueAt(body, pointer.replace('/0', `/${index}`)),
  ).filter((each) => each !== null)
}

/** Ids may be unique of one member alone: what the asker has under the same one is her own. */
const ownOf = async (
  { operations, document, target, sessions, wire }: RunContext,
  step: CaseStep,
  asker: CaseCredentials,
  kept: Readonly<Record<string, string>>,
): Promise<Buffer | null> => {
  const operation = operations.get(step.operation)
  if (operation === undefined || operation.method !== 'GET') return null
  const sent = buildRequest(
    document.root,
    operation,
    { ...step.request, bearer: asker },
    target,
    sessions,
    kept,
  )
  const exchange = typeof sent === 'string' ? null : await wire.send(sent)
  return exchange?.kind === 'answer' && exchange.status === 200 ? exchange.body : null
}

/**
 * Makes a call that has to be made before a case, and keeps of its answer what the case needs; says
 * why it cannot. `apart` asks for what is another's: what she has herself is kept only where there
 * is nothing else.
 */
export async function prepareStep(
  world: RunContext,
  step: CaseStep,
  kept: Record<string, string>,
  apart?: CaseCredentials,
): Promise<StepNotReady | null> {
  const { operations, document, target, sessions, wire } = world
  const operation = operations.get(step.operation)
  const sent =
    operation === undefined
      ? 'the contract does not have it'
      : buildRequest(document.root, operation, step.request, target, sessions, kept)
  const not = (words: string, isAbsent = false): StepNotReady => ({
    words: `${step.operation}, which has to be called before, ${words}`,
    isAbsent,
  })
  const who =
    'persona' in step.request.bearer ? `the persona ${step.request.bearer.persona}` : 'whoever asks'
  if (typeof sent === 'string') return not(`cannot be asked: ${sent}`)
  const exchange = await wire.send(sent)
  if (exchange.kind === 'broken') return not('answers nothing')
  if (step.remember !== undefined && exchange.status < 500 && exchange.status !== 429) {
    kept[`${step.remember}.status`] = String(exchange.status)
    kept[step.remember] = exchange.body.toString()
  } else if (exchange.status >= 300) return not(`answers ${exchange.status}`)
  for (const [name, pointer] of Object.entries(step.keep)) {
    const all = valuesAt(exchange.body, pointer)
    const own =
      apart === undefined || all.length === 0 ? null : await ownOf(world, step, apart, kept)
    const hers = new Set(own === null ? [] : valuesAt(own, pointer))
    const apartFrom = all.find((each) => !hers.has(each))
    // A refusal says enough of what she has, too; an answer does not.
    if (apartFrom === undefined && all.length > 0) kept[SHARED] = step.operation
    const found = apartFrom ?? all[0] ?? null
    if (found === null)
      return operation?.method === 'GET' && exchange.status === 200
        ? not(
            `answers an empty list to ${who}: she needs data of it (or the known-failing file says unsupported)`,
            true,
          )
        : not('answers nothing to go on with')
    kept[name] = found
  }
  return null
}
