/** The arguments of `npm run acceptance`, translated for `cucumber-js`. */
export interface AcceptanceArguments {
  readonly rounds: number
  /** Only the scenarios that failed in the last run. */
  readonly isRerun: boolean
  readonly isHelp: boolean
  /** Everything else, unchanged. */
  readonly cucumber: readonly string[]
}

/** Throws on a number of rounds that is none. */
export function readAcceptanceArguments(args: readonly string[]): AcceptanceArguments {
  const cucumber: string[] = []
  let rounds = '1'
  const queue = args.flatMap((arg) => /^(--(?:repeat|workers))=(.*)$/.exec(arg)?.slice(1) ?? [arg])
  for (let arg = queue.shift(); arg !== undefined; arg = queue.shift()) {
    if (arg === '--repeat') rounds = queue.shift() ?? ''
    else if (arg === '--workers') cucumber.push('--parallel', queue.shift() ?? '')
    else if (arg !== '--rerun' && arg !== '--help') cucumber.push(arg)
  }
  if (!/^[1-9]\d*$/.test(rounds)) throw new Error('--repeat must be a whole number of at least 1.')
  return {
    rounds: Number(rounds),
    isRerun: args.includes('--rerun'),
    isHelp: args.includes('--help'),
    cucumber,
  }
}
