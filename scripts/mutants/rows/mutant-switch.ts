/** The switch that instrumented code asks, in the process of a test. */
export interface MutantSwitch {
  active: string | undefined
  /** The mutants that were asked for, while a test records them. */
  hits: Set<string> | undefined
}

/** A mutant that runs so often does not end. */
const mostCalls = 200_000

/** Puts the switch into the global scope, once per process. */
export function mutantSwitch(): MutantSwitch {
  const scope = globalThis as unknown as { rowSwitch?: MutantSwitch; mutantSwitch?: unknown }
  if (scope.rowSwitch !== undefined) return scope.rowSwitch
  const state: MutantSwitch = { active: process.env['ROW_MUTANT'], hits: undefined }
  let calls = 0
  let last: string | undefined
  scope.mutantSwitch = (id: string): boolean => {
    state.hits?.add(id)
    if (state.active !== id) return false
    if (last !== id) calls = 0
    last = id
    calls += 1
    if (calls > mostCalls) throw new Error('The mutant does not end.')
    return true
  }
  scope.rowSwitch = state
  return state
}

mutantSwitch()
