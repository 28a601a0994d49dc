import type { CasePhase } from '../cases/test-case.ts'
import type { RuleGroups } from '../checks/rules.ts'
import type { Shard } from './select-cases.ts'

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
  /** `NAME:PASSWORD` of the OAuth password grant. */
  readonly user: string | undefined
  readonly refreshToken: string | undefined
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
