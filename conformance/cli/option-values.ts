import { builtPhases } from '../cases/all-cases.ts'
import type { CasePhase } from '../cases/test-case.ts'
import { ExitError } from '../exit-code.ts'

/** The presets of `--profile`. `--phases` and `--budget` override them. */
const profiles: Readonly<
  Record<string, { readonly phases: readonly string[] | null; readonly budget: number | undefined }>
> = {
  quick: { phases: ['examples', 'access'], budget: 20 },
  core: { phases: ['examples', 'boundary', 'negative', 'flows', 'access'], budget: undefined },
  extended: { phases: null, budget: undefined },
}

/** A preset by its name. Throws a usage error. */
export function profileOf(name: string): (typeof profiles)[string] {
  const found = profiles[name]
  if (found === undefined)
    throw new ExitError(
      'usage',
      `unknown profile "${name}"; use one of ${Object.keys(profiles).join(', ')}`,
    )
  return found
}

export function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 0)
    throw new ExitError('usage', `--${name} must be a whole number`)
  return number
}

/** The phases that `--phases` or the preset name, in their order. */
export function phasesOf(
  text: string | undefined,
  profile: readonly string[] | null,
): readonly CasePhase[] {
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

export function workersOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const workers = wholeNumber('workers', text)
  if (workers < 1 || workers > 256)
    throw new ExitError('usage', '--workers must be a number from 1 to 256')
  return workers
}
