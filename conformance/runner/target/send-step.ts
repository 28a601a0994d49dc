import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ExitError } from '../../exit-code.ts'
import { isFields, stepsOf } from '../../contract/json.ts'
import type { HttpExchange, HttpRequest } from '../http/exchange.ts'
import type { HttpClient } from '../http/http-client.ts'
import type { TargetStep } from './target-step.ts'
import { addressOf, type Target } from './target.ts'

/** The session of a persona: `token` and the values that steps kept. It stays in memory. */
export type Session = Readonly<Record<string, string>>

export function fillTemplate(
  text: string,
  fields: Session,
  escape: (value: string) => string = (value) => value,
): string {
  return text.replaceAll(/\$\{?(\w+)\}?/g, (whole, name: string) =>
    fields[name] === undefined ? whole : escape(fields[name]),
  )
}

const filledAll = (value: unknown, fields: Session): unknown => {
  if (typeof value === 'string') return fillTemplate(value, fields)
  if (Array.isArray(value)) return value.map((each) => filledAll(each, fields))
  return isFields(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, filledAll(each, fields)]),
      )
    : value
}

/** The body of a step with its content type; null without one. */
export function bodyOf(
  { form, json }: TargetStep,
  fields: Session,
): { readonly type: string; readonly text: string } | null {
  if (form !== null)
    return {
      type: 'application/x-www-form-urlencoded',
      text: new URLSearchParams(filledAll(form, fields) as Record<string, string>).toString(),
    }
  return json === undefined
    ? null
    : { type: 'application/json', text: JSON.stringify(filledAll(json, fields)) }
}

/** The HTTP request of a step. */
export function requestOf(target: Target, step: TargetStep, fields: Session): HttpRequest {
  const path = fillTemplate(step.path, fields, encodeURIComponent)
  const url = addressOf(target, path)
  if (url === null) throw new ExitError('usage', `the target has no base for ${step.path}`)
  const credential = step.use === null ? undefined : target.credentials[step.use]
  if (step.use !== null && credential === undefined)
    throw new ExitError('usage', `the target has no credential ${step.use}`)
  const body = bodyOf(step, fields)
  const headers: [string, string][] = [
    ...Object.entries({ ...target.headers, ...step.headers }).map(
      ([name, value]): [string, string] => [name, fillTemplate(value, fields)],
    ),
    ...(credential !== undefined && 'username' in credential
      ? [
          [
            'authorization',
            `Basic ${Buffer.from(`${credential.username}:${credential.password}`).toString('base64')}`,
          ] as [string, string],
        ]
      : []),
    ...(body === null ? [] : [['content-type', body.type] as [string, string]]),
  ]
  return { method: step.method, url, headers, body: body === null ? null : Buffer.from(body.text) }
}

/** The output of a program; null if it failed or printed nothing. */
export async function printedBy(exec: readonly string[], fields: Session): Promise<string | null> {
  const [program = '', ...args] = exec
  try {
    const { stdout } = await promisify(execFile)(
      program,
      args.map((each) => fillTemplate(each, fields)),
      { timeout: 30_000 },
    )
    return stdout.trim() === '' ? null : stdout.trim()
  } catch {
    return null
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** The value at a JSON pointer as text; null if there is none. `-1` is the last item of a list. */
export function foundAt(text: string, pointer: string): string | null {
  const found = stepsOf(pointer).reduce(
    (value: unknown, step) =>
      Array.isArray(value)
        ? value.at(Number(step))
        : isFields(value) && Object.hasOwn(value, step)
          ? value[step]
          : undefined,
    pointer === '' ? text : parsed(text),
  )
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null
}

/** Sends the request of a step. */
export function sendStep(
  wire: HttpClient,
  target: Target,
  step: TargetStep,
  fields: Session,
): Promise<HttpExchange> {
  return wire.send(requestOf(target, step, fields))
}
