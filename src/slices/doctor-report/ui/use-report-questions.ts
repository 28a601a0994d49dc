import { useEffect, useState } from 'react'
import { useFormHost } from '#ui/forms/form/use-form-host.ts'

const name = 'doctor-report questions'

/**
 * The member's questions for the doctor, one per line. They are kept in memory until the member
 * signs out and are never stored, so a reload asks first.
 */
export function useReportQuestions() {
  const { drafts } = useFormHost()
  const [text, setText] = useState(() => {
    const typed = drafts.read(name)?.typed
    return typed !== undefined && 'text' in typed ? String(typed.text) : ''
  })
  useEffect(() => {
    if (text === '') return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [text])
  return {
    text,
    onText: (next: string) => {
      setText(next)
      drafts.write(name, { typed: { text: next }, basis: { text: '' }, keys: {} })
    },
    questions: text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  }
}
