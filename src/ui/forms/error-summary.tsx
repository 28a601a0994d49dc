import { useEffect, useRef } from 'react'
import * as styles from '../feedback/banner.css.ts'
import { Banner } from '../feedback/banner.tsx'

export type FieldProblem = { fieldId: string; message: string }

/**
 * The problems of a form as links to their fields. It takes focus each time `attempt` changes
 * (count the failed saves); nothing without problems.
 */
export function ErrorSummary({
  title,
  problems,
  attempt,
}: {
  title: string
  problems: readonly FieldProblem[]
  attempt: number
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (problems.length === 0) return null
  return (
    <Banner tone="critical" title={title} headingLevel={2} ref={box} tabIndex={-1}>
      <ul role="list">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              className={styles.fieldLink}
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
