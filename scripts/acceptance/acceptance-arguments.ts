import { scenarioPath } from './scenario-lines.ts'
import { scenarioClocks } from '../../steps/support/scenario-clock.ts'

/** The arguments of `npm run acceptance`, translated for `cucumber-js`. */
export interface AcceptanceArguments {
  readonly rounds: number
  /**
   * The clocks (docs/testing.md#clocks) that each get a run of the day-bearing scenarios; empty for
   * the usual run.
   */
  readonly clocks: readonly string[]
  /** The target file (docs/testing.md#targets); undefined for the demo with the mock server. */
  readonly target: string | undefined
  /** Only the scenarios that failed in the last run. */
  readonly isRerun: boolean
  readonly isHelp: boolean
  /** Everything else, unchanged. */
  readonly cucumber: readonly string[]
}

const all: readonly string[] = Object.keys(scenarioClocks)

function clocksOf(text: string): readonly string[] {
  const named = text === 'all' ? all : text.split(',')
  const wrong = named.find((name) => !all.includes(name))
  if (wrong !== undefined) throw new Error(`--clocks must be all or some of ${all.join(',')}.`)
  return named
}

/** Throws on a number of rounds that is none, and on a clock that does not exist. */
export function readAcceptanceArguments(args: readonly string[]): AcceptanceArguments {
  const cucumber: string[] = []
  let rounds = '1'
  let clocks: readonly string[] = []
  let target: string | undefined
  const queue = args.flatMap(
    (arg) => /^(--(?:repeat|workers|clocks|target))=(.*)$/.exec(arg)?.slice(1) ?? [arg],
  )
  for (let arg = queue.shift(); arg !== undefined; arg = queue.shift()) {
    if (arg === '--repeat') rounds = queue.shift() ?? ''
    else if (arg === '--target') target = queue.shift() ?? ''
    else if (arg === '--clocks') clocks = clocksOf(queue.shift() ?? '')
    else if (arg === '--workers') cucumber.push('--parallel', queue.shift() ?? '')
    else if (arg !== '--rerun' && arg !== '--help') cucumber.push(scenarioPath(arg))
  }
  if (!/^[1-9]\d*$/.test(rounds)) throw new Error('--repeat must be a whole number of at least 1.')
  return {
    rounds: Number(rounds),
    clocks,
    target,
    isRerun: args.includes('--rerun'),
    isHelp: args.includes('--help'),
    cucumber,
  }
}
