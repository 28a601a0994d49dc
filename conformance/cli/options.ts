import { parseArgs } from 'node:util'
import { builtPhases } from '../cases/all-cases.ts'
import type { CasePhase } from '../cases/test-case.ts'
import { shardOf, type Shard } from './select-cases.ts'
import { ExitError } from '../exit-code.ts'
import { assertOptionsAllowed, assertPositionals } from './allowed-options.ts'

/** What somebody asked of the program. */
export interface CliOptions {
  readonly command: string
  readonly positionals: readonly string[]
  /** Null: there is none, for the contract is a protobuf module alone. */
  readonly openapi: string | null
  /**
   * A protobuf module: a folder or an image. Undefined: this portal's, with this portal's OpenAPI
   * document, else none.
   */
  readonly proto: string | undefined
  readonly rpcExamples: string | undefined
  /** A file of the errors that RPCs name. */
  readonly rpcErrors: string | undefined
  readonly isOwn: boolean
  readonly target: string
  readonly base: string | undefined
  readonly phases: readonly CasePhase[]
  readonly only: readonly string[]
  readonly skip: readonly string[]
  readonly seed: number
  /** How many requests at random are made of each operation. */
  readonly random: number
  /** A folder of Arazzo files; undefined: this portal's with this portal's contract, else none. */
  readonly flows: string | undefined
  /** Whether a latency over its budget fails. */
  readonly enforceLatency: boolean
  /** How many seeds the selftest looks for false alarms with. */
  readonly seeds: number
  readonly out: string
  readonly json: boolean
  /** The known-failing file, and why something is put into it. */
  readonly known: string | undefined
  readonly reason: string | undefined
  /** Which part of all cases is run, as in `2/5`; null for all of them. */
  readonly shard: Shard | null
  /** At most so many cases of each operation; undefined for all of them. */
  readonly budget: number | undefined
  /** A file of requirements, and the version of the set that is scored. */
  readonly requirements: string | undefined
  /** Shares that must be reached, in percent, and what else commands of their own are told. */
  readonly min: readonly string[]
  /** So many requests at a time, in the place of what the target file says. */
  readonly workers: number | undefined
  readonly har: string | undefined
  readonly approvals: string | undefined
  readonly github: boolean
  readonly organisation: string | undefined
  readonly contact: string | undefined
}

/** This portal's contract and its sandbox, where no other are named. */
export const defaults = {
  openapi: 'generated/openapi/portal.json',
  target: 'conformance/targets/sandbox.yaml',
  out: 'reports/conformance',
  rpcExamples: 'contracts/proto/examples',
  rpcErrors: 'contracts/proto/errors.yaml',
  flows: 'conformance/workflows',
}

/** What `--profile` stands for; `--phases` and `--budget` say it more exactly. */
const profiles: Readonly<
  Record<string, { readonly phases: readonly string[] | null; readonly budget: number | undefined }>
> = {
  quick: { phases: ['examples', 'access'], budget: 20 },
  core: { phases: ['examples', 'boundary', 'negative', 'flows', 'access'], budget: undefined },
  extended: { phases: null, budget: undefined },
}

const profileOf = (name: string): (typeof profiles)[string] => {
  const found = profiles[name]
  if (found === undefined)
    throw new ExitError(
      'usage',
      `there is no profile "${name}"; there are ${Object.keys(profiles).join(', ')}`,
    )
  return found
}

const wholeNumber = (name: string, text: string): number => {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 0)
    throw new ExitError('usage', `--${name} must be a whole number`)
  return number
}

const phasesOf = (
  text: string | undefined,
  profile: readonly string[] | null,
): readonly CasePhase[] => {
  if (text === undefined)
    return profile === null ? builtPhases : builtPhases.filter((each) => profile.includes(each))
  const asked = text.split(',').map((each) => each.trim())
  const unknown = asked.find((each) => !(builtPhases as readonly string[]).includes(each))
  if (unknown !== undefined)
    throw new ExitError(
      'usage',
      `there is no phase "${unknown}"; there are ${builtPhases.join(', ')}`,
    )
  return builtPhases.filter((each) => asked.includes(each))
}

const workersOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const workers = wholeNumber('workers', text)
  if (workers < 1 || workers > 256)
    throw new ExitError('usage', '--workers is a number from 1 to 256')
  return workers
}

export function optionsOf(args: readonly string[]): CliOptions {
  const parse = () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      tokens: true,
      options: {
        openapi: { type: 'string', default: defaults.openapi },
        proto: { type: 'string' },
        'rpc-examples': { type: 'string' },
        'rpc-errors': { type: 'string' },
        target: { type: 'string', default: defaults.target },
        base: { type: 'string' },
        phases: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        skip: { type: 'string', multiple: true, default: [] },
        seed: { type: 'string', default: '1' },
        random: { type: 'string', default: '10' },
        flows: { type: 'string' },
        'enforce-latency': { type: 'boolean', default: false },
        out: { type: 'string', default: defaults.out },
        seeds: { type: 'string', default: '1' },
        known: { type: 'string' },
        reason: { type: 'string' },
        shard: { type: 'string' },
        budget: { type: 'string' },
        profile: { type: 'string', default: 'extended' },
        requirements: { type: 'string' },
        min: { type: 'string', multiple: true, default: [] },
        har: { type: 'string' },
        approvals: { type: 'string' },
        workers: { type: 'string' },
        github: { type: 'boolean', default: process.env['GITHUB_ACTIONS'] === 'true' },
        organisation: { type: 'string' },
        contact: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse()
  } catch (error) {
    throw new ExitError(
      'usage',
      error instanceof Error ? error.message : 'the options cannot be read',
    )
  }
  const { values, positionals, tokens } = parsed
  // Whoever names a target and no command means to test it.
  const [command = args.length > 0 ? 'run' : 'help', ...rest] = positionals
  if (!values.help)
    assertOptionsAllowed(
      command,
      tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
    )
  if (!values.help) assertPositionals(command, rest)
  const profile = profileOf(values.profile)
  // Somebody's protobuf module alone is a contract of RPCs, and no part of this portal's.
  const isGiven = (name: string): boolean =>
    tokens.some((token) => token.kind === 'option' && token.name === name)
  const openapi = isGiven('proto') && !isGiven('openapi') ? null : values.openapi
  const isOwn = openapi === defaults.openapi
  // Another contract's server is never this repository's sandbox.
  if (!isOwn && !values.help && (command === 'run' || command === 'doctor') && !isGiven('target'))
    throw new ExitError(
      'usage',
      `${command} ${openapi === null ? '--proto' : '--openapi'} needs --target FILE: where that contract's server is, and as whom to ask it (README, "The target file")`,
    )
  // Of this repository's contract an address alone is its sandbox there: any other server has
  // personas to tell of.
  const sandboxAt = isOwn && /^https?:\/\//.test(values.target) ? values.target : undefined
  return {
    command: values.help ? 'help' : command,
    positionals: values.help && positionals[0] !== undefined ? positionals : rest,
    openapi,
    proto: values.proto,
    rpcExamples:
      values['rpc-examples'] ??
      (isOwn && values.proto === undefined ? defaults.rpcExamples : undefined),
    rpcErrors:
      values['rpc-errors'] ??
      (isOwn && values.proto === undefined ? defaults.rpcErrors : undefined),
    isOwn,
    target: sandboxAt === undefined ? values.target : defaults.target,
    base: values.base ?? sandboxAt,
    phases: phasesOf(values.phases, profile.phases),
    only: values.only,
    skip: values.skip,
    seed: wholeNumber('seed', values.seed),
    random: wholeNumber('random', values.random),
    flows: values.flows ?? (isOwn ? defaults.flows : undefined),
    enforceLatency: values['enforce-latency'],
    seeds: wholeNumber('seeds', values.seeds),
    out: values.out,
    json: values.json,
    known: values.known,
    reason: values.reason,
    shard: values.shard === undefined ? null : shardOf(values.shard),
    budget: values.budget === undefined ? profile.budget : wholeNumber('budget', values.budget),
    requirements: values.requirements,
    min: values.min,
    har: values.har,
    approvals: values.approvals,
    workers: workersOf(values.workers),
    github: values.github,
    organisation: values.organisation,
    contact: values.contact,
  }
}
