import { DEFAULT_RUNS } from '../cases/property/default-runs.ts'
import { quoted } from '../report/formats/curl.ts'
import { builtPhases } from '../cases/all-cases.ts'
import { defaults, type CliOptions } from './options.ts'

/**
 * The options that reproduce a case, as shell text: contract, target and seed, without defaults.
 */
export function commandLineOf({
  openapi,
  proto,
  rpcExamples,
  rpcErrors,
  isOwn,
  flows,
  target,
  base,
  seed,
}: CliOptions): string {
  return [
    ...(openapi === defaults.openapi || openapi === null ? [] : ['--openapi', openapi]),
    ...(proto === undefined ? [] : ['--proto', proto]),
    ...(rpcExamples === undefined || (isOwn && rpcExamples === defaults.rpcExamples)
      ? []
      : ['--rpc-examples', rpcExamples]),
    ...(rpcErrors === undefined || (isOwn && rpcErrors === defaults.rpcErrors)
      ? []
      : ['--rpc-errors', rpcErrors]),
    ...(flows === undefined || (isOwn && flows === defaults.flows) ? [] : ['--flows', flows]),
    ...(target === defaults.target ? [] : ['--target', target]),
    ...(base === undefined ? [] : ['--base', base]),
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
