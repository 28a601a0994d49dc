import { ExitError } from '../exit-code.ts'

const contract = ['openapi', 'proto', 'rpc-examples', 'rpc-errors', 'flows']
const connection = ['ca', 'cert', 'key', 'insecure']
const server = [
  ...connection,
  'wait',
  'target',
  'base',
  'header',
  'auth',
  'bearer',
  'api-key',
  'client-id',
  'client-secret',
  'token-url',
  'scope',
  'user',
  'refresh-token',
  'rules',
]
const choice = [
  'phases',
  'profile',
  'only',
  'skip',
  'destructive',
  'budget',
  'shard',
  'seed',
  'random',
]

/** The options that each command accepts. An option without an effect would mislead its user. */
const takes: Readonly<Record<string, readonly string[]>> = {
  doctor: [...contract, ...server],
  run: [
    ...contract,
    ...server,
    ...choice,
    'redact',
    'workers',
    'max-time',
    'restart-command',
    'known',
    'baseline',
    'requirements',
    'min',
    'enforce-latency',
    'github',
    'out',
  ],
  list: [...contract, ...server, ...choice, 'requirements', 'json'],
  replay: [...contract, ...server, ...choice, 'redact'],
  explain: [],
  baseline: ['known', 'reason', 'out'],
  merge: ['min', 'github', 'out'],
  lint: [...connection, 'openapi', 'proto', 'rpc-examples', 'rpc-errors', 'rules', 'out', 'json'],
  diff: [...connection, 'approvals', 'seed', 'out', 'json'],
  drift: [...contract, ...server, 'redact', 'har', 'out', 'json'],
  cover: [...contract, ...server, 'min', 'out', 'json'],
  trace: [...contract, ...server, 'requirements', 'min', 'out', 'json'],
  claim: ['organisation', 'contact', 'out'],
  selftest: [...contract, ...choice, 'seeds', 'workers'],
  compare: [],
}

/** The number of positional arguments of each command. */
const words: Readonly<Record<string, number>> = {
  doctor: 1,
  run: 1,
  lint: 1,
  list: 2,
  replay: 1,
  explain: 1,
  baseline: 1,
  merge: Infinity,
  diff: 2,
  cover: 1,
  trace: 1,
  claim: 2,
  selftest: Infinity,
}

/** Throws a usage error for a positional argument that the command does not read. */
export function assertPositionals(command: string, names: readonly string[]): void {
  const strange = takes[command] === undefined ? undefined : names[words[command] ?? 0]
  if (strange === undefined) return
  const meant = takes[command]!.includes('target')
    ? `; use --target ${strange} to name a target`
    : ''
  throw new ExitError(
    'usage',
    `unexpected argument "${strange}" for ${command}${meant}. See conform help ${command}`,
  )
}

/** The options of a command; undefined if the command does not exist. */
export function allowedOptions(command: string): readonly string[] | undefined {
  return takes[command]
}

/** Throws a usage error for an option that the command does not have, and names those that do. */
export function assertOptionsAllowed(command: string, names: readonly string[]): void {
  const its = takes[command]
  if (its === undefined) return
  const strange = names.find((name) => !['help', 'config'].includes(name) && !its.includes(name))
  if (strange === undefined) return
  const others = Object.entries(takes).flatMap(([each, names]) =>
    names.includes(strange) ? [each] : [],
  )
  throw new ExitError(
    'usage',
    `${command} has no --${strange}${others.length === 0 ? '' : `, which belongs to ${others.join(', ')}`}; ${its.length === 0 ? 'it takes no options' : `its options are ${its.map((name) => `--${name}`).join(', ')}`}`,
  )
}
