import { expect as plain } from 'playwright/test'

/**
 * Timeout in milliseconds of one wait. It exceeds the portal's retry interval of four seconds on a
 * shared machine. SCENARIO_PATIENCE gives another, in seconds.
 */
export const patience = 1_000 * Number(process.env['SCENARIO_PATIENCE'] ?? 45)

const patient = plain.configure({ timeout: patience })

const poll: typeof patient.poll = (actual, options) =>
  patient.poll(actual, {
    intervals: [50],
    ...(typeof options === 'string' ? { message: options } : options),
  })

/**
 * Playwright's `expect` with that timeout, because its default of five seconds is too short after
 * one retry. `expect.poll` looks every 50 ms instead of every second.
 */
export const expect: typeof patient = new Proxy(patient, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
})
