import type { Step } from '../cases/case.ts'
import { at } from '../contract/json.ts'
import { addressed } from './address-request.ts'
import type { World } from './world.ts'

/** Why a case cannot be asked. `isAbsent`: a list that was read has nothing, so there is nothing to ask for. */
export interface Unready {
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

/** Makes a call that has to be made before a case, and keeps of its answer what the case needs; says why it cannot. */
export const prepared = async ({ operations, document, target, sessions, wire }: World, step: Step, kept: Record<string, string>): Promise<Unready | null> => {
  const operation = operations.get(step.operation)
  const sent = operation === undefined ? 'the contract does not have it' : addressed(document.root, operation, step.request, target, sessions, kept)
  const not = (words: string, isAbsent = false): Unready => ({ words: `${step.operation}, which has to be called before, ${words}`, isAbsent })
  const who = 'persona' in step.request.bearer ? `the persona ${step.request.bearer.persona}` : 'whoever asks'
  if (typeof sent === 'string') return not(`cannot be asked: ${sent}`)
  const exchange = await wire.send(sent)
  if (exchange.kind === 'broken') return not('answers nothing')
  if (step.remember !== undefined && exchange.status < 500 && exchange.status !== 429) {
    kept[`${step.remember}.status`] = String(exchange.status)
    kept[step.remember] = exchange.body.toString()
  } else if (exchange.status >= 300) return not(`answers ${exchange.status}`)
  for (const [name, pointer] of Object.entries(step.keep)) {
    const found = valueAt(exchange.body, pointer)
    if (found === null) return operation?.method === 'GET' && exchange.status === 200 ? not(`answers an empty list to ${who}: she needs data of it (or the known-failing file says unsupported)`, true) : not('answers nothing to go on with')
    kept[name] = found
  }
  return null
}
