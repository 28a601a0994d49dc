import { shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { useLeaveOutBloodSugar, useRemoveBloodSugar } from '../../api/blood-sugar-corrections.ts'
import { useLeftOutBloodSugar } from '#vitals/api/readings/use-blood-sugar-readings.ts'
import { Card } from '#ui/layout/card.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { List, ListRow } from '#ui/data/list.tsx'
import { AreaQueryState } from '#vitals/ui/area/area-query-state.tsx'
import { bloodSugarArea } from '../blood-sugar-area.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { ReadingActButton } from '#vitals/ui/log/reading-act-button.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/** The readings of a span that count in no figure; each can be taken back in or removed. */
export function LeftOutBloodSugar({ span, words }: { span: DateSpan; words: BloodSugarWords }) {
  const { t } = words
  const read = useLeftOutBloodSugar(span)
  const acts = [
    ['take-back', useLeaveOutBloodSugar(false)],
    ['remove', useRemoveBloodSugar()],
  ] as const
  if (read.state === 'pending' || (read.state === 'ready' && read.data.length === 0)) return null
  return (
    <ScreenOnly>
      <Stack as="section" gap="s3">
        <Heading level={2} look="h3">
          {t('corrections.left-out')}
        </Heading>
        <AreaQueryState area={bloodSugarArea} read={read}>
          {(readings) => (
            <Card>
              <List label={t('corrections.left-out')}>
                {readings.map((reading) => {
                  const was = t('blood-sugar-entry.edit.reading', {
                    value: shownValueOf(reading),
                    when: words.when(reading),
                  })
                  return (
                    <ListRow
                      key={reading.id}
                      title={was}
                      ending="below"
                      end={
                        <>
                          {acts.map(([act, save]) => (
                            <ReadingActButton
                              key={act}
                              act={act}
                              id={reading.id}
                              was={was}
                              name={t(`corrections.left-out.${act}`, { reading: was })}
                              save={save}
                              onDone={() => undefined}
                            />
                          ))}
                        </>
                      }
                    />
                  )
                })}
              </List>
            </Card>
          )}
        </AreaQueryState>
      </Stack>
    </ScreenOnly>
  )
}
