import { fieldsOf, listOf, type JsonFields } from '../../contract/json.ts'
import { targetTexts, targetText, targetError } from './target-values.ts'

/**
 * One call of a way in or out, or a program (`exec`) that prints what only it can know, such as a
 * one-time code. `$name` in its values is a field of the persona, of the run, or kept from a step
 * before.
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
   * What is kept of the answer: a name and the JSON pointer at which it stands; `-1` is the last of
   * a list, and an empty pointer all that a program printed.
   */
  readonly keep: Readonly<Record<string, string>>
  /** The status that is right; null: any that is no refusal. */
  readonly expects: number | null
  /** Pointers at which nothing may stand. */
  readonly absent: readonly string[]
  /** Pointers at which something else must stand than what was kept under that name. */
  readonly differs: Readonly<Record<string, string>>
  /** The check that says so when it is not. */
  readonly check: string | null
}

const known = new Set([
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
])

const stepOf = (file: string, given: JsonFields): TargetStep => {
  const { method, path, use, headers, json, form, exec, keep, expects, absent, differs, check } =
    given
  const strange = Object.keys(given).find((name) => !known.has(name))
  if (strange !== undefined)
    throw targetError(file, `a step has no field ${strange}; there are ${[...known].join(', ')}`)
  if (typeof path !== 'string' && exec === undefined)
    throw targetError(file, 'a step of a login has no path')
  if (
    expects !== undefined &&
    (!Number.isInteger(expects) || Number(expects) < 100 || Number(expects) > 599)
  )
    throw targetError(file, 'what a step expects is no status')
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

/** Steps one after the other; `login: name` stands for those of a login. */
export function stepsOf(
  file: string,
  value: unknown,
  logins: Readonly<Record<string, readonly TargetStep[]>> = {},
): TargetStep[] {
  return listOf(value).flatMap((each) => {
    const given = fieldsOf(each)
    if (given['login'] === undefined) return [stepOf(file, given)]
    const steps = logins[String(given['login'])]
    if (steps === undefined)
      throw targetError(
        file,
        `a flow begins with the login ${String(given['login'])}, which is not described`,
      )
    return steps
  })
}
