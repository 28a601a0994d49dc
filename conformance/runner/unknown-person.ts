import type { TestCase } from '../cases/test-case.ts'
import { canonical, isFields } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import { bodyOf, isJson } from './http/serialize-parameters.ts'
import type { RunContext } from './run-context.ts'

const emailForm = /^[^\s@:/]+@[^\s@:/]+$/

/** Replaces the name of an email address and keeps the length of long ones. */
const addressOf = (fallback: string, email: string): string => {
  const [name = '', host = ''] = email.split('@')
  const other = fallback.padEnd(name.length, 'm')
  return `${other}@${email.length < 80 ? host : host.slice(Math.max(0, other.length - name.length)).replace(/^[^a-z0-9]+/i, '')}`
}

const renamed = (value: unknown, fallback: string): unknown => {
  if (typeof value === 'string') return emailForm.test(value) ? addressOf(fallback, value) : value
  if (Array.isArray(value)) return value.map((each) => renamed(each, fallback))
  return isFields(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, renamed(each, fallback)]),
      )
    : value
}

const FORM = 'application/x-www-form-urlencoded'

/** Replaces email addresses in a request by unused ones, if its validity stays the same. */
export function withUnknownPerson(
  { validator, run }: RunContext,
  operation: Operation,
  testCase: TestCase,
): TestCase {
  const { body, contentType } = testCase.request
  const schema = operation.body?.media.find(({ type }) => type === contentType)?.schema
  if (
    body === null ||
    contentType === null ||
    typeof schema !== 'string' ||
    !(isJson(contentType) || contentType === FORM)
  )
    return testCase
  try {
    const value: unknown =
      contentType === FORM
        ? Object.fromEntries(new URLSearchParams(body.toString()))
        : JSON.parse(body.toString())
    const other = renamed(value, `conform-${testCase.id}-${run}`)
    return canonical(other) !== canonical(value) &&
      validator.isValid(schema, value, 'request') === validator.isValid(schema, other, 'request')
      ? { ...testCase, request: { ...testCase.request, body: bodyOf(contentType, other).bytes } }
      : testCase
  } catch {
    return testCase
  }
}
