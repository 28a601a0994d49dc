import { useEffect, useRef, useState } from 'react'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { currentTime } from '#platform/time/current-time.ts'
import type { JudgedLine } from '../model/judge-entries.ts'
import { type FileAnswers, noAnswers } from '../model/file-answers.ts'
import type { UnreadableFile } from '../model/read-readings-file.ts'
import type { FileSummary } from '../worker/file-message.ts'
import type { TakenKinds } from './use-taken-kinds.ts'
import { type OpenFile, openReadingsFile } from '../worker/open-readings-file.ts'

/** The chosen file: being read, unreadable, or read, with its judged lines. */
export type ChosenFile =
  | { readonly state: 'none' }
  | { readonly state: 'reading'; readonly name: string; readonly share: number }
  | { readonly state: 'unreadable'; readonly name: string; readonly why: UnreadableFile }
  | {
      readonly state: 'read'
      readonly name: string
      readonly summary: FileSummary
      readonly answers: FileAnswers
      /** Null while they are judged, and while a question is open. */
      readonly lines: readonly JudgedLine[] | null
    }

const unread = { summary: null, answers: noAnswers } as const
const unknown = { sugar: null, weight: null } as const

const isAnswered = ({ questions }: FileSummary, answers: FileAnswers): boolean =>
  questions.every((question) => answers[question] !== null)

/** Reads a file of the member in a worker and judges its lines, again after each answer. */
export function useReadingsFile(takes: TakenKinds | null) {
  const [chosen, setChosen] = useState<ChosenFile>({ state: 'none' })
  const open = useRef<OpenFile | null>(null)
  const turn = useRef(0)
  useEffect(() => () => open.current?.close(), [])

  const { summary, answers } = chosen.state === 'read' ? chosen : unread
  const { sugar, weight } = takes ?? unknown
  useEffect(() => {
    if (summary === null || sugar === null || weight === null || !isAnswered(summary, answers))
      return
    turn.current += 1
    open.current?.ask({
      type: 'judge',
      turn: turn.current,
      answers,
      timeZone: memberTimeZone(),
      now: currentTime(),
      takesSugar: sugar,
      takesWeight: weight,
    })
  }, [summary, answers, sugar, weight])

  const choose = (file: File) => {
    open.current?.close()
    const { name, size } = file
    setChosen({ state: 'reading', name, share: 0 })
    open.current = openReadingsFile(
      file,
      (report) => {
        switch (report.type) {
          case 'progress':
            return setChosen({ state: 'reading', name, share: report.bytes / size })
          case 'unreadable':
            return setChosen({ state: 'unreadable', name, why: report.why })
          case 'read':
            return setChosen({
              state: 'read',
              name,
              summary: report.summary,
              answers: noAnswers,
              lines: null,
            })
          case 'judged':
            if (report.turn !== turn.current) return
            return setChosen((now) =>
              now.state === 'read' ? { ...now, lines: report.lines } : now,
            )
        }
      },
      () => setChosen({ state: 'unreadable', name, why: 'gone' }),
    )
  }

  const answer = (told: Partial<FileAnswers>) => {
    if (chosen.state === 'read')
      setChosen({ ...chosen, answers: { ...chosen.answers, ...told }, lines: null })
  }

  const forget = () => {
    open.current?.close()
    open.current = null
    setChosen({ state: 'none' })
  }
  return { chosen, choose, answer, forget }
}
