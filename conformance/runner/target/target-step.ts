import { fieldsOf, listOf, type JsonFields } from '../../contract/json.ts'
import { targetTexts, targetText, targetError } from './target-values.ts'

/**
 * One call of a login or flow, or a program (`exec`), for example for a one-time code. `$name` in
 * its values is a field of the persona, the run or an earlier step.
 */
export interface TargetStep {
  readonly method: string
  readonly path: string
  readonly use: string | null
  readonly headers: Readonly<Record<string, string>>
  readonly json: unknown
  readonly form: Readonly<Record<string, string>> | null
  readonly exec: readonly string[] | null
  /**
   * Values to keep by name, as JSON pointers; `-1` is the last item of a list, and an empty pointer
   * the whole output of a program.
   */
  readonly keep: Readonly<Record<string, string>>
  /** The expected status; null means any success. */
  readonly expects: number | null
  /** Pointers that must have no value. */
  readonly absent: readonly string[]
  /** Pointers whose values must differ from the kept values of these names. */
  readonly differs: Readonly<Record<string, string>>
  /** The check that fails if the step does. */
  readonly check: string | null
}

/** The fields of a step. */
export const stepFields = [
  'method',
  'path',
  'use',
  'headers',
  'json',
  'form',
  'exec',
  'keep',
  'expects',
  'absent',
  'differs',
  'check',
] as const

const stepOf = (file: string, definition: JsonFields): TargetStep => {
  const { method, path, use, headers, json, form, exec, keep, expects, absent, differs, check } =
    definition
  const strange = Object.keys(definition).find(
    (name) => !(stepFields as readonly string[]).includes(name),
  )
  if (strange !== undefined)
    throw targetError(
      file,
      `a step has an unknown field ${strange}; the fields are ${stepFields.join(', ')}`,
    )
  if (typeof path !== 'string' && exec === undefined)
    throw targetError(file, 'a step needs a path or exec')
  if (
    expects !== undefined &&
    (!Number.isInteger(expects) || Number(expects) < 100 || Number(expects) > 599)
  )
    throw targetError(file, 'a step must expect an HTTP status')
  return {
    method: String(method ?? 'POST').toUpperCase(),
    path: String(path ?? ''),
    use: use === undefined ? null : String(use),
    headers: targetTexts(file, headers),
    json,
    form: form === undefined ? null : targetTexts(file, form),
    exec: exec === undefined ? null : listOf(exec).map((each) => targetText(file, each)),
    keep: targetTexts(file, keep),
    expects: expects === undefined ? null : Number(expects),
    absent: listOf(absent).map(String),
    differs: targetTexts(file, differs),
    check: check === undefined ? null : String(check),
  }
}

/** Parses a list of steps; `login: name` inserts the steps of a login. */
export function stepsOf(
  file: string,
  value: unknown,
  logins: Readonly<Record<string, readonly TargetStep[]>> = {},
): TargetStep[] {
  return listOf(value).flatMap((each) => {
    const definition = fieldsOf(each)
    if (definition['login'] === undefined) return [stepOf(file, definition)]
    const steps = logins[String(definition['login'])]
    if (steps === undefined)
      throw targetError(file, `a flow names an unknown login ${String(definition['login'])}`)
    return steps
  })
}
