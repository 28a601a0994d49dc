import { type ReactNode, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import * as styles from './report-preview.css.ts'

/** The sheet; a phone shows its first part until the member asks for the whole. */
export function ReportPreview({ children }: { children: ReactNode }) {
  const t = useMessages()
  const [isWhole, setWhole] = useState(false)
  return (
    <div>
      <div {...(isWhole ? {} : { className: styles.folded })}>{children}</div>
      <div className={styles.more}>
        <Button look="secondary" block aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'doctor-report.part' : 'doctor-report.whole')}
        </Button>
      </div>
    </div>
  )
}
