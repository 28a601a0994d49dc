import { ExitError } from '../exit-code.ts'
import { fieldsOf } from '../contract/json.ts'
import type { FileLocation } from '../contract/read-file.ts'
import { runBuf } from '../rpc/run-buf.ts'

/** A finding of buf. */
export interface BufLine {
  readonly rule: string
  readonly words: string
  readonly place: FileLocation
}

/**
 * Runs buf, which exits with 100 on findings. Throws a contract error for a module that it cannot
 * build.
 */
export function bufLines(...args: readonly string[]): BufLine[] {
  const ran = runBuf(...args, '--error-format=json')
  const { status } = ran
  const [stdout, stderr] = [ran.stdout.toString(), ran.stderr.toString()]
  if (status === 0) return []
  const lines =
    status === 100
      ? stdout
          .split('\n')
          .filter((line) => line.startsWith('{'))
          .map((line) => fieldsOf(JSON.parse(line)))
      : []
  if (lines.length === 0 || lines.some((line) => line['type'] === 'COMPILE'))
    throw new ExitError(
      'contract',
      ...(stderr.trim() || stdout.trim() || 'buf cannot read the module').split('\n').slice(0, 10),
    )
  return lines.map((line) => ({
    rule: String(line['type']),
    words: String(line['message']),
    place: {
      file: String(line['path'] ?? ''),
      line: Number(line['start_line'] ?? 1),
      column: Number(line['start_column'] ?? 1),
    },
  }))
}
