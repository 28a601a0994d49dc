import type { InitialCall, InitialLoad, InitialValues } from './initial-load.ts'

const calls = [
  'userId',
  'storedLocale',
  'personal',
  'account',
  'sharedCoaching',
  'features',
  'orders',
  'deviceGroupings',
  'publicUUID',
  'programs',
  'client',
  'hasLabA1c',
  'hasKidneyLabResults',
  'scores',
  'launchpad',
  'onboardingDisplay',
] as const satisfies readonly InitialCall[]

/** An initial load in which these calls are ready and all others pending. */
export function initialLoad(values: Partial<InitialValues> = {}): InitialLoad {
  return Object.fromEntries(
    calls.map((call) => [
      call,
      call in values
        ? { status: 'ready', value: values[call] }
        : { status: 'pending', value: null },
    ]),
  ) as InitialLoad
}
