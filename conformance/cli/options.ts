import { parseArgs } from 'node:util'
import { builtPhases } from '../cases/all-cases.ts'
import type { CasePhase } from '../cases/test-case.ts'
import { shardOf, type Shard } from './select-cases.ts'
import { ExitError } from '../exit-code.ts'
import { assertOptionsAllowed, assertPositionals } from './allowed-options.ts'

/** The parsed command line. */
export interface CliOptions {
  readonly command: string
  readonly positionals: readonly string[]
  /** Null if the contract is a protobuf module alone. */
  readonly openapi: string | null
  /**
   * A folder or image of a protobuf module. Undefined means this portal's module with this portal's
   * OpenAPI document, else none.
   */
  readonly proto: string | undefined
  readonly rpcExamples: string | undefined
  /** A YAML file of the errors that RPCs name. */
  readonly rpcErrors: string | undefined
  readonly isOwn: boolean
  readonly target: string
  readonly base: string | undefined
  readonly phases: readonly CasePhase[]
  readonly only: readonly string[]
  readonly skip: readonly string[]
  readonly seed: number
  /** The number of random requests for each operation. */
  readonly random: number
  /**
   * A folder of Arazzo files. Undefined means this portal's with this portal's contract, else none.
   */
  readonly flows: string | undefined
  /** Whether exceeding a latency budget fails the run. */
  readonly enforceLatency: boolean
  /** The number of seeds of the selftest. */
  readonly seeds: number
  readonly out: string
  readonly json: boolean
  /** The file of known failures. */
  readonly known: string | undefined
  readonly reason: string | undefined
  /** The shard to run, as in `2/5`; null for all cases. */
  readonly shard: Shard | null
  /** The maximum number of cases of each operation; undefined for all. */
  readonly budget: number | undefined
  /** A requirements file, with the version of the set that is scored. */
  readonly requirements: string | undefined
  /** Thresholds in percent, as NAME=PERCENT. Commands may define further names. */
  readonly min: readonly string[]
  /** The maximum number of concurrent requests; overrides the target file. */
  readonly workers: number | undefined
  readonly har: string | undefined
  readonly approvals: string | undefined
  readonly github: boolean
  readonly organisation: string | undefined
  readonly contact: string | undefined
}

/** The defaults: this portal's contract and its sandbox. */
export const defaults = {
  openapi: 'generated/openapi/portal.json',
  target: 'conformance/targets/sandbox.yaml',
  out: 'reports/conformance',
  rpcExamples: 'contracts/proto/examples',
  rpcErrors: 'contracts/proto/errors.yaml',
  flows: 'conformance/workflows',
}

/** The presets of `--profile`. `--phases` and `--budget` override them. */
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
      `unknown profile "${name}"; use one of ${Object.keys(profiles).join(', ')}`,
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
  const requested = text.split(',').map((each) => each.trim())
  const unknown = requested.find((each) => !(builtPhases as readonly string[]).includes(each))
  if (unknown !== undefined)
    throw new ExitError(
      'usage',
      `unknown phase "${unknown}"; use one or more of ${builtPhases.join(', ')}`,
    )
  return builtPhases.filter((each) => requested.includes(each))
}

const workersOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const workers = wholeNumber('workers', text)
  if (workers < 1 || workers > 256)
    throw new ExitError('usage', '--workers must be a number from 1 to 256')
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
      error instanceof Error ? error.message : 'cannot parse the options',
    )
  }
  const { values, positionals, tokens } = parsed
  // Options without a command mean `run`.
  const [command = args.length > 0 ? 'run' : 'help', ...rest] = positionals
  if (!values.help)
    assertOptionsAllowed(
      command,
      tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
    )
  if (!values.help) assertPositionals(command, rest)
  const profile = profileOf(values.profile)
  // `--proto` alone is a contract of RPCs only, without this portal's OpenAPI document.
  const isGiven = (name: string): boolean =>
    tokens.some((token) => token.kind === 'option' && token.name === name)
  const openapi = isGiven('proto') && !isGiven('openapi') ? null : values.openapi
  const isOwn = openapi === defaults.openapi
  // The sandbox is the default target of this portal's contract only.
  if (!isOwn && !values.help && (command === 'run' || command === 'doctor') && !isGiven('target'))
    throw new ExitError(
      'usage',
      `${command} ${openapi === null ? '--proto' : '--openapi'} needs --target FILE: a file with the address and personas of the server (README, "The target file")`,
    )
  // An address with this portal's contract is its sandbox; any other server needs a file with
  // personas.
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
