import type { BloodSugarOutlier } from '../../model/blood-sugar-outliers.ts'
import { inSentence } from '#i18n/wall-clock-format.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/**
 * The confirmation question for an unlikely reading. The button to change it has the focus;
 * `isUrgent` adds that a correct reading needs action now.
 */
export function ConfirmBloodSugarDialog({
  outlier: { beyond, usual, daysAgo },
  value,
  day,
  isUrgent,
  words,
  onChange,
  onSave,
}: {
  outlier: BloodSugarOutlier
  /** The typed number, or the meter's "Lo" or "Hi". */
  value: number | string
  day: string
  isUrgent: boolean
  words: BloodSugarWords
  onChange: () => void
  onSave: () => void
}) {
  const { t } = words
  const typed = { value, day: inSentence(words.exactly(day, null), words.locale) }
  return (
    <Dialog
      open
      title={t(
        beyond !== null || usual !== null
          ? 'blood-sugar-entry.doubt.title'
          : 'blood-sugar-entry.doubt.title.day',
        typed,
      )}
      onClose={onChange}
      actions={
        <>
          <Button onClick={onChange} data-autofocus="">
            {t('blood-sugar-entry.doubt.change')}
          </Button>
          <Button look="secondary" onClick={onSave}>
            {t('blood-sugar-entry.doubt.save', typed)}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        {beyond === null ? null : <Text>{t(`blood-sugar-entry.doubt.${beyond}`)}</Text>}
        {usual === null ? null : <Text>{t('blood-sugar-entry.doubt.usual', usual)}</Text>}
        {daysAgo === null ? null : (
          <Text>{t('blood-sugar-entry.doubt.day', { ...typed, days: daysAgo })}</Text>
        )}
        {isUrgent ? <Text strong>{t('blood-sugar-entry.doubt.urgent')}</Text> : null}
      </Stack>
    </Dialog>
  )
}
