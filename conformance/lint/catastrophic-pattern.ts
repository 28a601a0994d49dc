import { runInNewContext } from 'node:vm'

/** The time limits in milliseconds. The second attempt avoids false findings on a busy machine. */
const PATIENCE = [100, 400] as const

const probesOf = (pattern: string): string[] => {
  const letters = new Set([
    'a',
    'A',
    '0',
    ' ',
    '-',
    '@',
    '.',
    '/',
    ...pattern.replaceAll(/\\[a-zA-Z]/g, '').replaceAll(/[\\^$.*+?()[\]{}|]/g, ''),
  ])
  return [...letters]
    .slice(0, 24)
    .flatMap((letter) => [
      `${letter.repeat(30)}\u0000`,
      `${letter.repeat(5_000)}\u0000`,
      `${`${letter}a`.repeat(16)}\u0000`,
    ])
}

const endsWithin = (pattern: string, timeout: number): boolean => {
  try {
    runInNewContext(
      'const expression = new RegExp(pattern, "u"); for (const text of probes) expression.test(text)',
      { pattern, probes: probesOf(pattern) },
      { timeout },
    )
    return true
  } catch (thrown) {
    return (thrown as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  }
}

/**
 * Returns whether a pattern backtracks catastrophically. It is tried with a time limit on texts of
 * its own characters.
 */
export function isCatastrophic(pattern: string): boolean {
  return PATIENCE.every((timeout) => !endsWithin(pattern, timeout))
}
