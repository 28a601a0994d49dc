import { fieldsOf } from '../contract/json.ts'
import type { MediaTypeBody, Operation, Parameter } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'
import { bodyOf, pathText } from '../runner/http/serialize-parameters.ts'
import { pairsOf } from '../runner/http/parameter-pairs.ts'
import type { CaseCredentials, RestRequest } from './test-case.ts'

/** A request before serialization: typed values by parameter, and a body. */
export interface RequestDraft {
  readonly values: ReadonlyMap<Parameter, unknown>
  readonly body: { readonly media: MediaTypeBody; readonly value: unknown } | null
}

const schemeOf = (operation: Operation): boolean =>
  operation.security.length > 0 && operation.security.every((needs) => needs.length > 0)

/** Returns whether an operation requires credentials. */
export const isSecured = schemeOf

/** The default credentials: the target's first persona, or the target's own without personas. */
export function defaultCredentials({ personas }: Target): CaseCredentials {
  const [first] = personas
  return first === undefined ? { token: 'own' } : { persona: first.name }
}

/** The parameter values that the target file sets, by name. */
export function boundOf(operation: Operation, target: Target): Record<string, string> {
  const values = { ...target.values, ...target.operations[operation.id]?.values }
  return Object.fromEntries(
    operation.parameters.flatMap(({ name }) =>
      values[name] === undefined ? [] : [[name, values[name]]],
    ),
  )
}

/** Serializes a draft. `bound` overrides its values. */
export function requestOf(
  operation: Operation,
  draft: RequestDraft,
  bearer: CaseCredentials,
  bound: Readonly<Record<string, string>> = {},
): RestRequest {
  const parameters = [...draft.values]
  const pairs = (where: Parameter['in']): [string, string][] =>
    parameters
      .filter(([parameter]) => parameter.in === where && !(parameter.name in bound))
      .flatMap(([parameter, value]) =>
        pairsOf(parameter, value).map(([name, text]): [string, string] => [name, text]),
      )
  const body = draft.body === null ? null : bodyOf(draft.body.media.type, draft.body.value)
  const cookie = pairs('cookie')
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  return {
    method: operation.method,
    path: operation.path,
    pathValues: Object.fromEntries(
      parameters
        .filter(([{ in: where, name }]) => where === 'path' && !(name in bound))
        .map(([parameter, value]) => [parameter.name, pathText(parameter, value)]),
    ),
    query: pairs('query'),
    headers: [
      ...pairs('header').map(([name, value]): [string, string] => [name.toLowerCase(), value]),
      ...(cookie === '' ? [] : [['cookie', cookie] as [string, string]]),
    ],
    contentType: body?.contentType ?? null,
    body: body?.bytes ?? null,
    bound,
    bearer,
  }
}

/** Replaces one parameter of a draft; undefined removes it. */
export function withValue(
  { values, body }: RequestDraft,
  parameter: Parameter,
  value: unknown,
): RequestDraft {
  const changed = new Map(values)
  if (value === undefined) changed.delete(parameter)
  else changed.set(parameter, value)
  return { values: changed, body }
}

/** Replaces the value at a path; undefined removes it. */
export function withAt(value: unknown, steps: readonly (string | number)[], put: unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return put
  if (Array.isArray(value))
    return value.map((each, index) => (index === Number(step) ? withAt(each, rest, put) : each))
  const fields = fieldsOf(value)
  const changed = withAt(fields[step], rest, put)
  if (changed !== undefined) return { ...fields, [step]: changed }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== String(step)))
}
