import { useEffect, useState, type ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import * as styles from './feedback-states.css.ts'

type Phase = 'quick' | 'loading' | 'still'

/**
 * A loading state. `children` are skeletons in the final size, visible after 300 ms. `label`
 * ("Loading readings") is announced once; "Still loading" is shown and announced after 8 s.
 */
export function LoadingStatus({ label, children }: { label: string; children?: ReactNode }) {
  const t = useMessages()
  const [phase, setPhase] = useState<Phase>('quick')
  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('loading'), 300),
      setTimeout(() => setPhase('still'), 8000),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    <div aria-busy="true">
      <div className={styles.skeletons} aria-hidden="true">
        {children}
      </div>
      {phase === 'still' ? (
        <p role="status" className={styles.stillLoading}>
          {t('ui.loading.still')}
        </p>
      ) : (
        <VisuallyHidden as="p" role="status">
          {phase === 'loading' ? label : null}
        </VisuallyHidden>
      )}
    </div>
  )
}
