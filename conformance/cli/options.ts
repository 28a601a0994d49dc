import { assertAddress } from './assert-address.ts'
import { parseArgs } from 'node:util'
import { ruleGroupsOf } from '../checks/rules.ts'
import { ExitError } from '../exit-code.ts'
import { assertOptionsAllowed, assertPositionals } from './allowed-options.ts'
import type { CliOptions } from './cli-options.ts'
import { readConfig } from './config-file.ts'
import { contractOf, isModule, listKinds, takesContract } from './contract-options.ts'
import { optionDefinitions } from './option-definitions.ts'
import { phasesOf, profileOf, wholeNumber, workersOf } from './option-values.ts'
import { shardOf } from './select-cases.ts'

const OUT = 'reports/conformance'

/** Parses the command line. Throws a usage error. */
export function optionsOf(args: readonly string[]): CliOptions {
  const parse = () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      tokens: true,
      options: optionDefinitions,
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
  for (const each of [contract.openapi, contract.proto, target, base, ...rest]) assertAddress(each)
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
    user: values.user,
    refreshToken: values['refresh-token'],
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
