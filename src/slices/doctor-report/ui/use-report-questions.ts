import { useState } from 'react'
import { useFormHost } from '#ui/forms/form/use-form-host.ts'

const name = 'doctor-report questions'

/**
 * The member's questions for the doctor, one per line. The draft is kept in memory until the member
 * signs out and is never stored, so a reload asks first.
 */
export function useReportQuestions() {
  const { drafts } = useFormHost()
  const [text, setText] = useState(() => {
    const typed = drafts.read(name)?.typed
    return typed !== undefined && 'text' in typed ? String(typed.text) : ''
  })
  return {
    text,
    onText: (next: string) => {
      setText(next)
      const before = drafts.read(name)
      if (next !== '') drafts.write(name, { typed: { text: next }, basis: { text: '' }, keys: {} })
      else if (before !== undefined) drafts.replace(name, before, null)
    },
    questions: text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  }
}
