import { stripVTControlCharacters } from 'node:util'
import type { ScenarioClock } from '../../steps/support/scenario-clock.ts'

/** A scenario that failed, as its messages tell it. */
export interface FailedScenario {
  readonly name: string
  readonly where: string
  readonly clock: ScenarioClock
  /** The step that failed, or the name of a hook. */
  readonly step: string
  readonly message: string
  /** What the scenario logged, such as its last calls. */
  readonly logs: readonly string[]
}

const most = 14
const isTrouble = (call: string): boolean => /^\S.* (?:[45]\d\d|(?!\d+$).*ERR_.*)$/.test(call)

/**
 * A failed scenario for the terminal: the step, what was expected and seen, and the calls that
 * failed. Without colors and stack.
 */
export function failureText({ name, where, clock, step, message, logs }: FailedScenario): string {
  const calls = [
    ...new Set(logs.flatMap((log) => log.split('\n')).filter((line) => isTrouble(line))),
  ].map((call) => call.replace(/ [^ ]*ERR_ABORTED.*$/, ' had no answer'))
  return [
    `FAILED ${where}  ${name}`,
    ...(clock === 'afternoon' ? [] : [`  at another clock: --clocks ${clock} ${where}`]),
    `  ${step}`,
    ...wordsOf(message).map((line) => `    ${line}`),
    ...(calls.length === 0 ? [] : [`  calls that failed: ${calls.join(', ')}`]),
  ].join('\n')
}

function wordsOf(message: string): readonly string[] {
  const lines = stripVTControlCharacters(message)
    .split(/\n\s+at /)[0]
    ?.split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '') ?? [message]
  const shown = lines
    .slice(0, most)
    .map((line) => (line.length > 400 ? `${line.slice(0, 400)} …` : line))
  return lines.length > most
    ? [...shown, `… ${lines.length - most} lines more in the report`]
    : shown
}
