import type { BloodSugarCare } from '#vitals/model/blood-sugar/blood-sugar-urgency.ts'
import type { BloodSugarOutlier } from '../../model/blood-sugar-outliers.ts'
import { inSentence } from '#i18n/wall-clock-format.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/**
 * The confirmation question for an unlikely reading. The button to change it has the focus, and the
 * value stays in its field. `care`: what a correct reading needs at once stands below the answers.
 */
export function ConfirmBloodSugarDialog({
  outlier: { beyond, usual, daysAgo },
  value,
  day,
  care,
  words,
  onChange,
  onBeyond,
  onSave,
}: {
  outlier: BloodSugarOutlier
  /** The typed number, or the meter's "Lo" or "Hi". */
  value: number | string
  day: string
  care: BloodSugarCare | null
  words: BloodSugarWords
  onChange: () => void
  /** The meter showed "Lo" or "Hi" and no number. */
  onBeyond: (shows: 'low' | 'high') => void
  onSave: () => void
}) {
  const { t } = words
  const typed = { value, day: inSentence(words.exactly(day, null), words.locale) }
  const isValue = beyond !== null || usual !== null
  const shows = beyond === 'below' ? 'low' : 'high'
  return (
    <Dialog
      open
      title={t(
        isValue ? 'blood-sugar-entry.doubt.title' : 'blood-sugar-entry.doubt.title.day',
        typed,
      )}
      onClose={onChange}
    >
      <Stack gap="s4">
        {beyond === null ? null : <Text>{t(`blood-sugar-entry.doubt.${beyond}`)}</Text>}
        {usual === null ? null : <Text>{t('blood-sugar-entry.doubt.usual', usual)}</Text>}
        {daysAgo === null ? null : (
          <Text>{t('blood-sugar-entry.doubt.day', { ...typed, days: daysAgo })}</Text>
        )}
        <Stack gap="s3">
          <Button block onClick={onChange} data-autofocus="">
            {t(isValue ? 'blood-sugar-entry.doubt.change' : 'blood-sugar-entry.doubt.change.day')}
          </Button>
          {beyond === null ? null : (
            <Button block look="secondary" onClick={() => onBeyond(shows)}>
              {t(`blood-sugar-entry.doubt.${shows === 'low' ? 'lo' : 'hi'}`)}
            </Button>
          )}
          <Button block look="secondary" onClick={onSave}>
            {t(
              isValue ? 'blood-sugar-entry.doubt.save' : 'blood-sugar-entry.doubt.save.day',
              typed,
            )}
          </Button>
        </Stack>
        {care === null ? null : care.sugarGrams === null ? (
          <Text strong>{t('blood-sugar-entry.doubt.urgent')}</Text>
        ) : (
          <Text look="small">
            <strong>{t('blood-sugar-entry.doubt.treat')}</strong>{' '}
            <span>{t('blood-sugar-entry.doubt.treat.text', { grams: care.sugarGrams })}</span>{' '}
            <PlainLink href="tel:911">{t('blood-sugar-entry.doubt.treat.call')}</PlainLink>
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
