import { noteWords } from '#vitals/ui/wording/amount-words.ts'
import { href } from '#platform/model/paths.ts'
import { useEffect, useRef } from 'react'
import { careNow } from '#vitals/model/blood-sugar/blood-sugar-urgency.ts'
import { rangeOf, shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import type { AddedReading } from '../../api/blood-sugar-mutations.ts'
import { useToday } from '#i18n/use-today.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DescriptionList } from '#ui/data/description-list.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { StatusMark } from '#ui/primitives/status-mark.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { BloodSugarCareCard } from '../blood-sugar-care-card.tsx'
import { useBloodSugarWords } from '../use-blood-sugar-words.ts'

/** The stored reading with its time and range. A dangerous one starts with its care card. */
export function SavedBloodSugar({
  added: { reading, wasThere },
  onMore,
}: {
  added: AddedReading
  onMore: () => void
}) {
  const { now, today } = useToday()
  const words = useBloodSugarWords(today)
  const { t } = words
  const box = useRef<HTMLDivElement>(null)
  const careTitle = useRef<HTMLHeadingElement>(null)
  useEffect(() => (careTitle.current ?? box.current)?.focus(), [])
  const care = careNow(reading, now)
  const range = rangeOf(reading)
  const { meal, note, feeling } = {
    ...reading.tags,
    meal: words.meal(reading),
    note: noteWords(words.t, reading.tags),
  }
  const amounts = words.amounts(reading)
  return (
    <Stack gap="s6">
      {care === null ? null : (
        <BloodSugarCareCard
          titleRef={careTitle}
          shown={care}
          reading={reading}
          when={words.ago(reading, now)}
          onLog={onMore}
        />
      )}
      <Banner
        ref={box}
        tabIndex={-1}
        tone="success"
        live="status"
        headingLevel={2}
        title={t(wasThere ? 'blood-sugar-entry.saved.there' : 'blood-sugar-entry.saved')}
      >
        {wasThere ? t('blood-sugar-entry.saved.there.text') : undefined}
      </Banner>
      <Card aria-label={t('blood-sugar-entry.saved')}>
        <Stack gap="s5">
          <DescriptionList
            facts={[
              {
                term: t('blood-sugar-entry.saved.value'),
                value: (
                  <Metric size="md" value={shownValueOf(reading)} unit={t('blood-sugar.unit')} />
                ),
              },
              // An out-of-range reading is shown as text, so the saved number stands next to it.
              ...(reading.value === null || shownValueOf(reading) === reading.value
                ? []
                : [
                    {
                      term: t('blood-sugar-entry.saved.typed'),
                      value: t('blood-sugar-entry.saved.typed.value', { value: reading.value }),
                    },
                  ]),
              {
                term: t('blood-sugar-entry.saved.range'),
                value: (
                  <StatusMark {...rangeMarks.bloodSugar[range]}>
                    {t(`blood-sugar.range.${range}`)}
                  </StatusMark>
                ),
              },
              { term: t('blood-sugar-entry.saved.when'), value: words.taken(reading) },
              ...(meal === '' ? [] : [{ term: t('blood-sugar-entry.saved.meal'), value: meal }]),
              ...(feeling === null
                ? []
                : [
                    {
                      term: t('blood-sugar-entry.saved.feeling'),
                      value: isUnknown(feeling)
                        ? t('blood-sugar-entry.feeling.unknown')
                        : t('blood-sugar-entry.feeling.number', { number: feeling }),
                    },
                  ]),
              ...(amounts.length === 0
                ? []
                : [{ term: t('blood-sugar-entry.saved.amounts'), value: amounts.join(', ') }]),
              ...(note === null ? [] : [{ term: t('blood-sugar-entry.saved.note'), value: note }]),
            ]}
          />
          <Inline gap="s3">
            <ButtonLink to={href('bloodSugarLogs')}>{t('blood-sugar-entry.saved.logs')}</ButtonLink>
            <Button look="secondary" icon="plus" onClick={onMore}>
              {t('blood-sugar-entry.saved.more')}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  )
}
