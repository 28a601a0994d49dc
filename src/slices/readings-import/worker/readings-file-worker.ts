import { orderShownBy } from '../model/file-moment.ts'
import { judgeEntries } from '../model/judge-entries.ts'
import { openQuestions } from '../model/file-answers.ts'
import { type ReadingsFile, readReadingsFile } from '../model/read-readings-file.ts'
import { zoneClock } from '../model/zone-clock.ts'
import type { FileReport, FileRequest } from './file-message.ts'

/** Reads a file beside the page, so that a large one never holds it up. It sends nothing anywhere. */

let file: ReadingsFile | null = null

const report = (message: FileReport) => postMessage(message)

// Not every browser can iterate over a stream.
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

/** One report of the progress for about every megabyte. */
const step = 1_000_000

const read = async (chosen: File): Promise<void> => {
  let told = 0
  const result = await readReadingsFile(piecesOf(chosen.stream()), (bytes) => {
    if (bytes - told < step) return
    told = bytes
    report({ type: 'progress', bytes })
  }).catch(() => ({ type: 'unreadable', why: 'gone' }) as const)
  if (result.type === 'unreadable') return report(result)
  file = result.file
  const { format, owner, others, unusedColumns, entries } = file
  const either = entries.find(({ refusal, date }) => refusal === null && orderShownBy(date).either)
  const summary = {
    format,
    owner,
    questions: openQuestions(file),
    eitherDate: either?.date ?? null,
    others,
    unusedColumns,
  }
  report({ type: 'read', summary })
}

addEventListener('message', ({ data }: MessageEvent<FileRequest>) => {
  if (data.type === 'read') return void read(data.file)
  if (file === null) return
  const { turn, answers, timeZone, ...setting } = data
  const lines = judgeEntries(file, answers, { ...setting, clock: zoneClock(timeZone) })
  report({ type: 'judged', turn, lines })
})
