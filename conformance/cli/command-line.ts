import { DEFAULT_RUNS } from '../cases/property/default-runs.ts'
import { quoted } from '../report/formats/curl.ts'
import { builtPhases } from '../cases/all-cases.ts'
import { ruleGroupsOf, type RuleGroups } from '../checks/rules.ts'
import { readConfig } from './config-file.ts'
import type { CliOptions } from './cli-options.ts'

/** A secret as the environment variable that a reader has to set. */
const shown = (value: string, name: string): string =>
  value.startsWith('env:') ? value : `env:${name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')}`

const withoutPassword = (login: string | undefined): string | undefined =>
  login?.replace(/:(.*)$/s, (_, word: string) => `:${shown(word, 'PASSWORD')}`)

const isDefaultRules = (groups: RuleGroups, configured: string | undefined): boolean =>
  [...ruleGroupsOf(configured)].join(',') === [...groups].join(',')

/**
 * The options that reproduce a case, as shell text: contract, target and seed, without those of the
 * configuration file.
 */
export function commandLineOf(options: CliOptions, config = readConfig(undefined)): string {
  const { openapi, proto, rpcExamples, rpcErrors, flows, target, base, seed } = options
  const option = (name: string, value: string | null | undefined): string[] =>
    value === undefined || value === null || value === config[name] ? [] : [`--${name}`, value]
  return [
    ...option('openapi', openapi),
    ...option('proto', proto),
    ...option('rpc-examples', rpcExamples),
    ...option('rpc-errors', rpcErrors),
    ...option('flows', flows),
    ...option('target', target),
    ...option('base', base),
    ...options.headers.flatMap((each) => {
      const [name = '', value = ''] = each.split(/:\s*(.*)/s)
      return ['--header', `${name}: ${shown(value, `HEADER_${name}`)}`]
    }),
    ...option('auth', withoutPassword(options.auth)),
    ...option('bearer', options.bearer && shown(options.bearer, 'TOKEN')),
    ...options.apiKeys.flatMap((each) => ['--api-key', shown(each, 'API_KEY')]),
    ...option('client-id', options.clientId),
    ...option(
      'client-secret',
      options.clientSecret && shown(options.clientSecret, 'CLIENT_SECRET'),
    ),
    ...option('token-url', options.tokenUrl),
    ...option('scope', options.scope),
    ...option('user', withoutPassword(options.user)),
    ...option(
      'refresh-token',
      options.refreshToken && shown(options.refreshToken, 'REFRESH_TOKEN'),
    ),
    ...option('ca', options.ca),
    ...option('cert', options.cert),
    ...option('key', options.key),
    ...(options.insecure ? ['--insecure'] : []),
    ...(isDefaultRules(options.rules, config['rules'])
      ? []
      : ['--rules', [...options.rules].join(',')]),
    ...(options.redact ? ['--redact'] : []),
    ...(seed === 1 ? [] : ['--seed', String(seed)]),
  ]
    .map((word) => ` ${quoted(word)}`)
    .join('')
}

/**
 * The options that limit a run to some cases, as shell text. A claim of a limited run states them.
 */
export function chosenOptionsOf({
  phases,
  only,
  skip,
  budget,
  random,
}: Pick<CliOptions, 'phases' | 'only' | 'skip' | 'budget' | 'random'>): string {
  return [
    ...(phases.length === builtPhases.length ? [] : ['--phases', phases.join(',')]),
    ...only.flatMap((each) => ['--only', each]),
    ...skip.flatMap((each) => ['--skip', each]),
    ...(budget === undefined ? [] : ['--budget', String(budget)]),
    ...(random === DEFAULT_RUNS ? [] : ['--random', String(random)]),
  ]
    .map((word) => ` ${quoted(word)}`)
    .join('')
}
