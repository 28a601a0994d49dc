import type { PartOutcome, TestPart } from './test-part.ts'

/** A part that has ended. */
export interface EndedPart extends PartOutcome {
  readonly name: string
  readonly seconds: number
}

/**
 * Starts the parts in order, `atOnce` at a time, and resolves to their outcomes in that order. A
 * part that throws has failed. A part with `isAlone` runs beside no other.
 */
export async function runSideBySide(
  parts: readonly TestPart[],
  atOnce: number,
  write: (text: string) => void,
): Promise<readonly EndedPart[]> {
  const output = separateOutputs(write)
  const running = new Set<Promise<EndedPart>>()
  const ended: Promise<EndedPart>[] = []
  for (const part of parts) {
    const most = part.isAlone === true ? 0 : atOnce - 1
    while (running.size > most) await Promise.race(running)
    const one: Promise<EndedPart> = runPart(part, output()).finally(() => running.delete(one))
    running.add(one)
    ended.push(one)
    if (part.isAlone === true) await one
  }
  return Promise.all(ended)
}

async function runPart(part: TestPart, output: Output): Promise<EndedPart> {
  output.write(`\n— ${part.name} —\n`)
  const started = performance.now()
  const outcome = await part.run(output.write).catch((error: unknown) => {
    output.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    return { passed: 0, failed: 1 }
  })
  const seconds = Math.round((performance.now() - started) / 1_000)
  const ended = { name: part.name, ...outcome, seconds }
  output.write(`${lineOf(ended)}\n`)
  output.end()
  return ended
}

/** The summary line of a part. */
export function lineOf({ name, passed, failed, seconds }: EndedPart): string {
  return `${name}: ${passed} passed, ${failed} failed (${seconds} s)`
}

interface Output {
  readonly write: (text: string) => void
  readonly end: () => void
}

/**
 * Opens outputs that never mix: the text of the first open one is written at once, that of the
 * others when their turn comes.
 */
export function separateOutputs(write: (text: string) => void): () => Output {
  const open: { text: string; isEnded: boolean }[] = []
  const flush = (): void => {
    for (let first = open[0]; first !== undefined; first = open[0]) {
      if (first.text !== '') write(first.text)
      first.text = ''
      if (!first.isEnded) return
      open.shift()
    }
  }
  return () => {
    const own = { text: '', isEnded: false }
    open.push(own)
    return {
      write: (text) => {
        own.text += text
        if (open[0] === own) flush()
      },
      end: () => {
        own.isEnded = true
        flush()
      },
    }
  }
}
