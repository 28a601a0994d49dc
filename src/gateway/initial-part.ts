import type { InitialLoad, NetworkStatus } from '#domain/initial-load.ts'
import type { Program } from '#domain/programs.ts'
import type { Read } from './read.ts'

/** The part of a query's result that a call's network status is made of (START-019). */
type Asked<T> = { readonly data: T | undefined; readonly isError: boolean }

/** What stands in for the value of a call that failed (2§8); a call that is not here has none then. */
export const fallbacks = { hasLabA1c: false, hasKidneyLabResults: false, launchpad: {}, onboardingDisplay: {} } as const

/** One call's status and value. What was there before a later failure stays. */
export function partOf<T>({ data, isError }: Asked<T>, fallback: T | null = null): { readonly status: NetworkStatus; readonly value: T | null } {
  if (data !== undefined) return { status: 'ready', value: data }
  return isError ? { status: 'failed', value: fallback } : { status: 'pending', value: null }
}

/** The programs' status and value: none when they were denied, nothing known when the call failed otherwise (ERR-022). */
export const programsPart = (programs: Read<readonly Program[]>): InitialLoad['programs'] =>
  programs.state === 'ready' ? { status: 'ready', value: programs.data } : { status: programs.state, value: null }

/** The status and value of a call that follows another one, and fails with it. */
export const partAfter = <T>(before: Asked<unknown>, asked: Asked<T>): { readonly status: NetworkStatus; readonly value: T | null } =>
  partOf({ data: asked.data, isError: asked.isError || before.isError })
