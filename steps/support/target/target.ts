import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** What a member of a target has, by the words of `a member with … is signed in`. */
export const holdings = [
  'blood sugar',
  'blood pressure',
  'weight',
  'kidney results',
  'lab results',
  'a coach',
  'messages',
  'sessions',
  'goals',
  'reminders',
  'food entries',
  'devices',
  'orders',
  'courses',
  'contacts',
  'coverage',
  'pulse',
  'body composition',
  'cholesterol results',
  'read messages',
  'pages in Spanish',
  'nothing yet',
  'no devices',
  'no coaching',
] as const
export type Holding = (typeof holdings)[number]

const Text = Schema.NonEmptyString
const TargetMember = Schema.Struct({
  /** The name in messages of the suite. */
  name: Text,
  username: Text,
  password: Text,
  has: Schema.Array(Schema.Literals(holdings)),
})
const Target = Schema.Struct({
  /** The portal's origin. */
  address: Text,
  brand: Text,
  support: Schema.Struct({ phone: Text }),
  members: Schema.Array(TargetMember),
})
export type TargetMember = typeof TargetMember.Type

/** A portal under test and what the suite may take for granted about it (docs/testing.md#targets). */
export type Target = typeof Target.Type

/** The demo portal with the mock server. Its members are made by each scenario. */
export const demo = {
  brand: 'Wellspring',
  support: { phone: '1-800-555-0142' },
  members: [],
} satisfies Omit<Target, 'address'>

const decode = Schema.decodeUnknownResult(Target)

/**
 * Reads a target file. `env:NAME` is the variable of that name, so that no password is in the file.
 * Throws an Error that names the file and what is wrong.
 */
export function readTarget(file: string, env: NodeJS.ProcessEnv): Target {
  const wrong = (why: string) => new Error(`The target file ${file} ${why}`)
  const fromEnvironment = (value: unknown): unknown => {
    if (typeof value === 'string' && value.startsWith('env:')) {
      const name = value.slice('env:'.length)
      return env[name] ?? fail(wrong(`names the variable ${name}, which is not set.`))
    }
    if (Array.isArray(value)) return value.map(fromEnvironment)
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fromEnvironment(each)]))
      : value
  }
  const result = decode(fromEnvironment(parse(readFileSync(file, 'utf8'))))
  if (Result.isFailure(result)) throw wrong(`is not valid: ${result.failure.message}`)
  return result.success
}

const fail = (error: Error): never => {
  throw error
}
