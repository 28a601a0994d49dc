import { runInNewContext } from 'node:vm'

/**
 * Longer than this, in milliseconds, and a server can be stopped by it; the second is for machines
 * that had something else to do.
 */
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
 * Whether some text makes a pattern backtrack without end: tried, for a bounded time, on texts made
 * of its own letters.
 */
export function isCatastrophic(pattern: string): boolean {
  return PATIENCE.every((timeout) => !endsWithin(pattern, timeout))
}
