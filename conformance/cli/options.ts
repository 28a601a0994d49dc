import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { builtPhases } from '../cases/all-cases.ts'
import type { CasePhase } from '../cases/test-case.ts'
import { ruleGroupsOf, type RuleGroups } from '../checks/rules.ts'
import { readConfig, type ConfigFile } from './config-file.ts'
import { shardOf, type Shard } from './select-cases.ts'
import { isGrpcAddress } from '../rpc/grpc-address.ts'
import { ExitError } from '../exit-code.ts'
import { assertOptionsAllowed, assertPositionals } from './allowed-options.ts'

/** The parsed command line. */
export interface CliOptions {
  readonly command: string
  readonly positionals: readonly string[]
  /** Null if the contract is a protobuf module alone. */
  readonly openapi: string | null
  /** A folder or image of a protobuf module. */
  readonly proto: string | undefined
  readonly rpcExamples: string | undefined
  /** A YAML file of the errors that RPCs name. */
  readonly rpcErrors: string | undefined
  /** Whether the contract is that of the configuration file. */
  readonly isConfigured: boolean
  /** A target file or an address. Undefined means the address that the contract states. */
  readonly target: string | undefined
  readonly base: string | undefined
  /** Extra headers, as `Name: value`. */
  readonly headers: readonly string[]
  readonly auth: string | undefined
  readonly bearer: string | undefined
  readonly apiKeys: readonly string[]
  readonly clientId: string | undefined
  readonly clientSecret: string | undefined
  readonly tokenUrl: string | undefined
  readonly scope: string | undefined
  /** PEM files for connections, relative to the working directory. */
  readonly ca: string | undefined
  readonly cert: string | undefined
  readonly key: string | undefined
  /** Whether the certificates of servers are accepted unchecked. */
  readonly insecure: boolean
  /** How long a target that is starting is waited for, in seconds. */
  readonly wait: number
  /** Whether reports show shapes instead of values, also of contracts without data classes. */
  readonly redact: boolean
  readonly rules: RuleGroups
  readonly phases: readonly CasePhase[]
  readonly only: readonly string[]
  readonly skip: readonly string[]
  readonly seed: number
  /** The number of random requests for each operation. */
  readonly random: number
  /** A folder of Arazzo files. */
  readonly flows: string | undefined
  /** Whether exceeding a latency budget fails the run. */
  readonly enforceLatency: boolean
  /** The number of seeds of the selftest. */
  readonly seeds: number
  readonly out: string
  readonly json: boolean
  /** A file of known failures that the first run writes. */
  readonly baseline: string | undefined
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
  /** The time for all cases in seconds; 0 for no limit. */
  readonly maxTime: number
  /** Whether operations that look destructive are called. */
  readonly destructive: boolean
  /** A shell command that starts a target that died during the run. */
  readonly restartCommand: string | undefined
  /** The maximum number of concurrent requests; overrides the target file. */
  readonly workers: number | undefined
  readonly har: string | undefined
  readonly approvals: string | undefined
  readonly github: boolean
  readonly organisation: string | undefined
  readonly contact: string | undefined
}

const OUT = 'reports/conformance'

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

/** Whether a contract is a protobuf module: a folder, a proto file, an image or a gRPC server. */
const isModule = (path: string): boolean =>
  isGrpcAddress(path) ||
  /\.(proto|binpb|pb|desc|bin)$/.test(path) ||
  (existsSync(path) && statSync(path).isDirectory())

/** Commands whose argument is the contract. */
const takesContract = new Set(['run', 'doctor', 'lint', 'list'])

/** What `conform list` lists. */
export const listKinds: readonly string[] = ['cases', 'checks', 'requirements']

type Contract = Pick<
  CliOptions,
  'openapi' | 'proto' | 'rpcExamples' | 'rpcErrors' | 'flows' | 'isConfigured'
>

/** The contract of the command line, or else that of the configuration file. */
const contractOf = (
  given: Readonly<
    Record<'openapi' | 'proto' | 'rpcExamples' | 'rpcErrors' | 'flows', string | undefined>
  >,
  config: ConfigFile,
): Contract => {
  const isConfigured =
    config['openapi'] !== undefined || config['proto'] !== undefined
      ? (given.openapi === undefined && given.proto === undefined) ||
        (given.openapi === config['openapi'] && given.proto === undefined)
      : false
  const proto = given.proto ?? (isConfigured ? config['proto'] : undefined)
  return {
    isConfigured,
    // `--proto` alone is a contract of RPCs only.
    openapi: given.openapi ?? (isConfigured ? (config['openapi'] ?? null) : null),
    proto,
    rpcExamples: given.rpcExamples ?? (isConfigured ? config['rpc-examples'] : undefined),
    rpcErrors: given.rpcErrors ?? (isConfigured ? config['rpc-errors'] : undefined),
    flows: given.flows ?? (isConfigured ? config['flows'] : undefined),
  }
}

export function optionsOf(args: readonly string[]): CliOptions {
  const parse = () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      tokens: true,
      options: {
        config: { type: 'string' },
        openapi: { type: 'string' },
        proto: { type: 'string' },
        'rpc-examples': { type: 'string' },
        'rpc-errors': { type: 'string' },
        target: { type: 'string' },
        base: { type: 'string' },
        header: { type: 'string', multiple: true, default: [] },
        auth: { type: 'string' },
        bearer: { type: 'string' },
        'api-key': { type: 'string', multiple: true, default: [] },
        'client-id': { type: 'string' },
        'client-secret': { type: 'string' },
        'token-url': { type: 'string' },
        scope: { type: 'string' },
        ca: { type: 'string' },
        cert: { type: 'string' },
        key: { type: 'string' },
        insecure: { type: 'boolean', default: false },
        wait: { type: 'string', default: '0' },
        phases: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        skip: { type: 'string', multiple: true, default: [] },
        seed: { type: 'string', default: '1' },
        random: { type: 'string', default: '10' },
        flows: { type: 'string' },
        'enforce-latency': { type: 'boolean', default: false },
        out: { type: 'string' },
        rules: { type: 'string' },
        seeds: { type: 'string', default: '1' },
        known: { type: 'string' },
        baseline: { type: 'string' },
        reason: { type: 'string' },
        shard: { type: 'string' },
        budget: { type: 'string' },
        profile: { type: 'string', default: 'extended' },
        requirements: { type: 'string' },
        min: { type: 'string', multiple: true, default: [] },
        har: { type: 'string' },
        approvals: { type: 'string' },
        workers: { type: 'string' },
        'max-time': { type: 'string', default: '60' },
        redact: { type: 'boolean', default: false },
        destructive: { type: 'boolean', default: false },
        'restart-command': { type: 'string' },
        github: { type: 'boolean', default: process.env['GITHUB_ACTIONS'] === 'true' },
        organisation: { type: 'string' },
        contact: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', default: false },
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
  const isAboutConform = values.help || values.version
  if (!isAboutConform)
    assertOptionsAllowed(
      command,
      tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
    )
  if (!isAboutConform) assertPositionals(command, rest)
  const profile = profileOf(values.profile)
  const config = isAboutConform ? {} : readConfig(values.config)
  const named = takesContract.has(command)
    ? rest.find((word) => command !== 'list' || !listKinds.includes(word))
    : undefined
  const contract = contractOf(
    {
      openapi: values.openapi ?? (named === undefined || isModule(named) ? undefined : named),
      proto: values.proto ?? (named !== undefined && isModule(named) ? named : undefined),
      rpcExamples: values['rpc-examples'],
      rpcErrors: values['rpc-errors'],
      flows: values.flows,
    },
    config,
  )
  // The target of the configuration file serves its contract only; an address replaces its base.
  const configured = contract.isConfigured ? config['target'] : undefined
  const isAddress = values.target !== undefined && /^https?:\/\//.test(values.target)
  const [target, base] =
    isAddress && configured !== undefined
      ? [configured, values.base ?? values.target]
      : [values.target ?? configured, values.base]
  return {
    command: values.help ? 'help' : values.version ? 'version' : command,
    positionals: values.help && positionals[0] !== undefined ? positionals : rest,
    ...contract,
    target,
    base,
    headers: values.header,
    auth: values.auth,
    bearer: values.bearer,
    apiKeys: values['api-key'],
    clientId: values['client-id'],
    clientSecret: values['client-secret'],
    tokenUrl: values['token-url'],
    scope: values.scope,
    ca: values.ca,
    cert: values.cert,
    key: values.key,
    insecure: values.insecure,
    wait: wholeNumber('wait', values.wait),
    redact: values.redact,
    rules: ruleGroupsOf(values.rules ?? config['rules']),
    phases: phasesOf(values.phases, profile.phases),
    only: values.only,
    skip: values.skip,
    seed: wholeNumber('seed', values.seed),
    random: wholeNumber('random', values.random),
    enforceLatency: values['enforce-latency'],
    seeds: wholeNumber('seeds', values.seeds),
    out: values.out ?? config['out'] ?? OUT,
    json: values.json,
    known: values.known,
    baseline: values.baseline,
    reason: values.reason,
    shard: values.shard === undefined ? null : shardOf(values.shard),
    budget: values.budget === undefined ? profile.budget : wholeNumber('budget', values.budget),
    requirements:
      values.requirements ??
      (command === 'trace' && contract.isConfigured ? config['requirements'] : undefined),
    min: values.min,
    har: values.har,
    approvals: values.approvals,
    workers: workersOf(values.workers),
    maxTime: wholeNumber('max-time', values['max-time']),
    destructive: values.destructive,
    restartCommand: values['restart-command'],
    github: values.github,
    organisation: values.organisation,
    contact: values.contact,
  }
}
