import type { JudgedLine } from '../model/judge-entries.ts'
import type { FileAnswers, FileQuestion } from '../model/file-answers.ts'
import type { FileFormat, UnreadableFile } from '../model/read-readings-file.ts'

/** What the page asks of the worker: to read a file, then to judge its lines, again per answer. */
export type FileRequest =
  | { readonly type: 'read'; readonly file: File }
  | {
      readonly type: 'judge'
      /** Counts the requests, so that an older answer is not shown. */
      readonly turn: number
      readonly answers: FileAnswers
      readonly timeZone: string
      readonly now: number
      readonly takesSugar: boolean
      readonly takesWeight: boolean
    }

/** What is known of a file beside its lines. */
export type FileSummary = {
  readonly format: FileFormat
  readonly owner: string | null
  readonly questions: readonly FileQuestion[]
  /** A date of the file that can be read both ways, for the question; null without one. */
  readonly eitherDate: string | null
  readonly others: number
  readonly unusedColumns: readonly string[]
}

export type FileReport =
  | { readonly type: 'progress'; readonly bytes: number }
  | { readonly type: 'unreadable'; readonly why: UnreadableFile }
  | { readonly type: 'read'; readonly summary: FileSummary }
  | { readonly type: 'judged'; readonly turn: number; readonly lines: readonly JudgedLine[] }
