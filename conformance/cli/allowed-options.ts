import { ExitError } from '../exit-code.ts'

const contract = ['openapi', 'proto', 'rpc-examples', 'rpc-errors', 'flows']
const server = ['target', 'base']
const choice = ['phases', 'profile', 'only', 'skip', 'budget', 'shard', 'seed', 'random']

/** The options of each command. One that is taken and does nothing would be believed. */
const takes: Readonly<Record<string, readonly string[]>> = {
  doctor: [...contract, ...server],
  run: [
    ...contract,
    ...server,
    ...choice,
    'workers',
    'known',
    'requirements',
    'min',
    'enforce-latency',
    'github',
    'out',
  ],
  list: [...contract, ...server, ...choice, 'requirements', 'json'],
  replay: [...contract, ...server, ...choice],
  baseline: ['known', 'reason', 'out'],
  merge: ['min', 'github', 'out'],
  lint: ['openapi', 'proto', 'rpc-examples', 'rpc-errors', 'out', 'json'],
  diff: ['approvals', 'seed', 'out', 'json'],
  drift: [...contract, ...server, 'har', 'out', 'json'],
  cover: [...contract, ...server, 'min', 'out', 'json'],
  trace: [...contract, ...server, 'requirements', 'min', 'out', 'json'],
  claim: ['organisation', 'contact', 'out'],
  selftest: [...contract, ...choice, 'seeds', 'workers'],
  compare: [],
}

/** How many words a command takes beside its options. */
const words: Readonly<Record<string, number>> = {
  list: 1,
  replay: 1,
  baseline: 1,
  merge: Infinity,
  diff: 2,
  cover: 1,
  trace: 1,
  claim: 2,
  selftest: Infinity,
}

/** Stops at a word that a command would not read: the name of a target, say, without its option. */
export function assertPositionals(command: string, given: readonly string[]): void {
  const strange = takes[command] === undefined ? undefined : given[words[command] ?? 0]
  if (strange === undefined) return
  const meant = takes[command]!.includes('target')
    ? `; a target is named by --target ${strange}`
    : ''
  throw new ExitError('usage', `${command} does not know what to do with "${strange}"${meant}`)
}

/** The options of a command; undefined where there is no such command. */
export function allowedOptions(command: string): readonly string[] | undefined {
  return takes[command]
}

/** Stops at an option that a command does not have, and says which commands have it. */
export function assertOptionsAllowed(command: string, given: readonly string[]): void {
  const its = takes[command]
  if (its === undefined) return
  const strange = given.find((name) => name !== 'help' && !its.includes(name))
  if (strange === undefined) return
  const others = Object.entries(takes).flatMap(([each, names]) =>
    names.includes(strange) ? [each] : [],
  )
  throw new ExitError(
    'usage',
    `${command} has no --${strange}${others.length === 0 ? '' : `, which is of ${others.join(', ')}`}; ${its.length === 0 ? 'it has no options' : `it has ${its.map((name) => `--${name}`).join(', ')}`}`,
  )
}
