import type { TourControls } from '../model/tour-state.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import * as styles from './tour.css.ts'

type FootProps = {
  look: keyof typeof styles.foot
  controls: TourControls
  send: (event: { type: 'next' | 'back' | 'close' }) => void
}

const words = { next: 'tours.next', last: 'tours.last', close: 'tours.done' } as const

/** The progress of the tour with its next and back buttons. */
export function TourFooter({ look, controls: { counter, hasBack, onward }, send }: FootProps) {
  const t = useMessages()
  const size = look === 'modal' ? 'regular' : 'compact'
  return (
    <div className={styles.foot[look]}>
      <div className={styles.controls}>
        {counter ? <p className={styles.counter}>{t('tours.counter', counter)}</p> : null}
        <div className={styles.buttons}>
          {hasBack ? (
            <Button key="back" look="quiet" size={size} onClick={() => send({ type: 'back' })}>
              {t('tours.back')}
            </Button>
          ) : null}
          <Button
            key="onward"
            size={size}
            data-autofocus=""
            onClick={() => send({ type: onward === 'close' ? 'close' : 'next' })}
          >
            {t(words[onward])}
          </Button>
        </div>
      </div>
    </div>
  )
}
