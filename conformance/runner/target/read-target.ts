import { isFields, listOf } from '../../contract/json.ts'
import { rpcTargetOf } from '../../rpc/rpc-target.ts'
import { connectionOf } from './target-connection.ts'
import { featuresOf } from './target-features.ts'
import { operationSettingsOf } from './operation-settings.ts'
import { stepsOf } from './target-step.ts'
import { targetTexts, targetText, targetError } from './target-values.ts'
import type { Credential, Target } from './target.ts'
import { personaOf, flowOf } from './read-personas.ts'
import { address, only, byName, basesOf } from './read-bases.ts'

/** The fields of a target file. */
export const targetFields = [
  'name',
  'base',
  'bases',
  'headers',
  'ca',
  'cert',
  'key',
  'insecure',
  'timeoutSeconds',
  'pace',
  'credentials',
  'personas',
  'logins',
  'values',
  'skip',
  'rpc',
  'features',
  'logout',
  'refresh',
  'flows',
  'operations',
  'rules',
] as const

const credentialOf = (file: string, value: unknown): Credential => {
  const { username, password, value: key } = targetTexts(file, value)
  if (key !== undefined) return { value: key }
  if (username === undefined || password === undefined)
    throw targetError(file, 'a credential needs a username and a password, or a value')
  return { username, password }
}

const logoutOf = (file: string, value: unknown): Target['logout'] => {
  if (value === undefined) return null
  const { method, path } = only(file, 'logout', value, ['method', 'path'])
  if (typeof path !== 'string') throw targetError(file, 'logout needs a path')
  return { method: String(method ?? 'POST').toUpperCase(), path }
}

const ruleProgramOf = (file: string, name: string, value: unknown): readonly string[] => {
  if (!/^[\w-]+$/.test(name) || !Array.isArray(value) || value.length === 0)
    throw targetError(file, `rules.${name} must be a program with its arguments, as a list`)
  return listOf(value).map((each) => targetText(file, each))
}

function number(file: string, name: string, value: unknown, otherwise: number): number {
  if (value === undefined) return otherwise
  if (typeof value !== 'number' || !(value > 0))
    throw targetError(file, `${name} must be a number above 0`)
  return value
}

/** Parses a target file. Throws a usage error. */
export function targetOf(file: string, top: unknown): Target {
  if (!isFields(top)) throw targetError(file, 'the file must be an object')
  const unknown = Object.keys(top).find(
    (name) => !(targetFields as readonly string[]).includes(name),
  )
  if (unknown !== undefined)
    throw targetError(file, `unknown field ${unknown}; the fields are ${targetFields.join(', ')}`)
  const operations = operationSettingsOf(file, top['operations'])
  const logins = Object.fromEntries(
    byName(file, 'logins', top['logins']).map(([name, steps]) => [name, stepsOf(file, steps)]),
  )
  const personas = byName(file, 'personas', top['personas']).map(([name, value]) =>
    personaOf(file, name, value),
  )
  for (const { name, login } of personas)
    if (login !== null && !(login in logins))
      throw targetError(file, `the persona ${name} names an unknown login ${login}`)
  const bases = basesOf(file, top)
  const pace = only(file, 'pace', top['pace'], ['concurrency', 'perSecond'])
  if (pace['concurrency'] !== undefined && !Number.isInteger(pace['concurrency']))
    throw targetError(file, 'pace.concurrency must be a whole number above 0')
  return {
    name: String(top['name'] ?? file),
    bases,
    headers: targetTexts(file, top['headers']),
    connection: connectionOf(file, top),
    timeoutSeconds: number(file, 'timeoutSeconds', top['timeoutSeconds'], 10),
    concurrency: number(file, 'pace.concurrency', pace['concurrency'], 8),
    perSecond: number(file, 'pace.perSecond', pace['perSecond'], 500),
    credentials: Object.fromEntries(
      byName(file, 'credentials', top['credentials']).map(([name, value]) => [
        name,
        credentialOf(file, value),
      ]),
    ),
    personas,
    logins,
    refresh: stepsOf(file, top['refresh']),
    flows: Object.fromEntries(
      byName(file, 'flows', top['flows']).map(([name, value]) => [
        name,
        flowOf(file, name, value, personas, logins),
      ]),
    ),
    values: targetTexts(file, top['values']),
    operations: operations.settings,
    skip: { ...targetTexts(file, top['skip']), ...operations.skip },
    rpc:
      'rpc' in top
        ? rpcTargetOf(file, top['rpc'], bases.at(-1)!.address, (value) => address(file, value))
        : null,
    rules: Object.fromEntries(
      byName(file, 'rules', top['rules']).map(([name, program]) => [
        name,
        ruleProgramOf(file, name, program),
      ]),
    ),
    features: featuresOf(file, top['features']),
    logout: logoutOf(file, top['logout']),
  }
}
