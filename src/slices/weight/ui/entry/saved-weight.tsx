import { href } from '#platform/model/paths.ts'
import { useEffect, useRef } from 'react'
import { oldestFirst } from '#vitals/model/readings/readings.ts'
import type { WeightEntry } from '../../model/weight-form.ts'
import { roundToTenth } from '#platform/model/numbers/round-to-tenth.ts'
import type { AddedWeight } from '../../api/weight-mutations.ts'
import { useToday } from '#i18n/use-today.ts'
import { inSentence } from '#i18n/wall-clock-format.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DescriptionList } from '#ui/data/description-list.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { WeightGainNotice } from '../weight-gain-notice.tsx'
import { useAnsweredWeights } from '../use-answered-weights.ts'
import { useEnteredWeight } from './use-entered-weight.ts'
import { useWeightWords } from '../use-weight-words.ts'

/** A saved weight. `isSure`: the member confirmed that it is correct. */
export type SavedWeightState = {
  readonly entry: WeightEntry
  readonly added: AddedWeight
  readonly isSure: boolean
}

/**
 * The saved weight with its time and the change from the previous one. A sudden gain starts with
 * its care card.
 */
export function SavedWeight({
  saved: { entry, added, isSure },
  onMore,
}: {
  saved: SavedWeightState
  onMore: () => void
}) {
  const { today } = useToday()
  const words = useWeightWords(today)
  const { t } = words
  const { reading, neighbor, check } = useEnteredWeight().enteredWeightOf(entry)
  const hasGain = check.type === 'gained'
  const box = useRef<HTMLDivElement>(null)
  const careTitle = useRef<HTMLHeadingElement>(null)
  useEffect(() => (careTitle.current ?? box.current)?.focus(), [hasGain])
  const { keep } = useAnsweredWeights(useInitialAnswers().userId.value ?? '')
  // The overview does not ask about a weight that was confirmed here.
  useEffect(() => {
    if (isSure && added.id !== null) keep(added.id)
  }, [isSure, added.id, keep])
  const before = neighbor !== null && oldestFirst(neighbor, reading) < 0 ? neighbor : null
  return (
    <Stack gap="s6">
      <WeightGainNotice {...{ check, words }} titleRef={careTitle} />
      <Banner
        ref={box}
        tabIndex={-1}
        tone="success"
        live="status"
        headingLevel={2}
        title={t(added.wasThere ? 'weight-entry.saved.there' : 'weight-entry.saved')}
      >
        {added.wasThere ? t('weight-entry.saved.there.text') : undefined}
      </Banner>
      <Card aria-label={t('weight-entry.saved')}>
        <Stack gap="s5">
          <DescriptionList
            facts={[
              {
                term: t('weight.page.title'),
                value: (
                  <Metric size="md" value={words.pounds(reading.pounds)} unit={t('weight.unit')} />
                ),
              },
              { term: t('weight-entry.saved.when'), value: words.taken(reading) },
              ...(before === null
                ? []
                : [
                    {
                      term: t('weight-entry.saved.since'),
                      value: t('weight-entry.saved.change', {
                        change: words.change(roundToTenth(reading.pounds - before.pounds)),
                        pounds: words.pounds(before.pounds),
                        when: inSentence(words.when(before), words.locale),
                      }),
                    },
                  ]),
            ]}
          />
          <Inline gap="s3">
            <ButtonLink to={href('weightOverview')}>{t('weight.start.go')}</ButtonLink>
            <Button look="secondary" icon="plus" onClick={onMore}>
              {t('weight-entry.saved.more')}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  )
}
