import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import * as styles from './blood-pressure-overview.css.ts'

const steps = ['days', 'times', 'twice', 'why'] as const

/** Explains the five-day check (docs/clinical.md#home-blood-pressure). */
export function FiveDaySeriesHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages()
  return (
    <Dialog
      open={open}
      title={t('blood-pressure.help.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('blood-pressure.help.close')}</Button>}
    >
      <ul className={styles.care}>
        {steps.map((step) => (
          <li key={step}>{t(`blood-pressure.help.${step}`)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
