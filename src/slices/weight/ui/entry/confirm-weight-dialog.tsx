import type { WeightOutlier } from '../../model/weight-form.ts'
import { roundToTenth } from '#platform/model/numbers/round-to-tenth.ts'
import { inSentence } from '#i18n/wall-clock-format.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { WeightWords } from '../use-weight-words.ts'

/**
 * The confirmation question for an unlikely weight. The default button prevents a slip: it uses the
 * pounds of a value that looks like kilograms, else it changes the value.
 */
export function ConfirmWeightDialog({
  outlier: { other, ifKilograms },
  pounds,
  words,
  onChange,
  onSave,
  onTake,
}: {
  outlier: WeightOutlier
  pounds: number
  words: WeightWords
  onChange: () => void
  onSave: () => void
  onTake: (pounds: number) => void
}) {
  const { t } = words
  const apart = roundToTenth(pounds - other.pounds)
  const figures = {
    pounds: words.pounds(pounds),
    other: words.pounds(other.pounds),
    apart: words.pounds(Math.abs(apart)),
    when: inSentence(words.when(other), words.locale),
  }
  const actions = (
    <>
      {ifKilograms === null ? null : (
        <Button onClick={() => onTake(ifKilograms)} data-autofocus="">
          {t('weight-entry.doubt.take', { pounds: words.pounds(ifKilograms) })}
        </Button>
      )}
      <Button
        {...(ifKilograms === null ? { 'data-autofocus': '' } : { look: 'secondary' })}
        onClick={onChange}
      >
        {t('weight-entry.doubt.change')}
      </Button>
      <Button look="secondary" onClick={onSave}>
        {t('weight-entry.doubt.save', figures)}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      title={t('weight-entry.doubt.title', figures)}
      onClose={onChange}
      actions={actions}
    >
      <Stack gap="s4">
        <Text>{t(apart < 0 ? 'weight-entry.doubt.less' : 'weight-entry.doubt.more', figures)}</Text>
        {ifKilograms === null ? null : (
          <Text>
            {t('weight-entry.doubt.kilograms', {
              kilograms: words.number(pounds),
              pounds: words.pounds(ifKilograms),
            })}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
