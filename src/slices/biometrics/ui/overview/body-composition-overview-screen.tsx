import { NoneText } from '#ui/feedback/empty-state.tsx'
import { supportCall } from '#platform/model/support-contact.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { noneOf } from '#platform/model/parts/none.ts'
import {
  type BodyPartName,
  bodyParts,
  latestOfPart,
  unreadOfPart,
} from '../../model/body-composition.ts'
import {
  type InitialBodyComposition,
  useInitialBodyComposition,
} from '../../api/body-composition-queries.ts'
import { useWeightStats } from '#vitals/api/readings/weight-goal-queries.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { Card } from '#ui/layout/card.tsx'
import { Panels, SplitCard } from '#ui/layout/split-card.tsx'
import { LatestReading } from '#vitals/ui/overview/latest-reading.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { TipCard } from '#ui/data/tip-card.tsx'
import { BodyCompositionChanges } from './body-composition-changes.tsx'
import { BodyCompositionChart } from '../body-composition-chart.tsx'
import { ExplainedAreaPage } from '#vitals/ui/area/explained-area-page.tsx'
import { AreaQueryState, NoReadings } from '#vitals/ui/area/area-query-state.tsx'
import { bodyCompositionArea } from '../body-composition-area.ts'

const shownDays = 90

/** The shares of fat and muscle, then each with its chart and its changes. No change is rated. */
export function BodyCompositionOverviewScreen() {
  const { today } = useToday()
  const { t } = useReadingWords(today)
  const read = useInitialBodyComposition({ span: null, length: shownDays, today })
  return (
    <ExplainedAreaPage area={bodyCompositionArea} tab="overview">
      <Stack gap="s10">
        <AreaQueryState area={bodyCompositionArea} read={read}>
          {(opened, leftOut) =>
            opened.opening.latest === null ? (
              <NoReadings
                none={noneOf(opened.opening.latest, leftOut)}
                area={bodyCompositionArea}
              />
            ) : (
              <Readings opened={opened} />
            )
          }
        </AreaQueryState>
        <TipCard
          title={t('biometrics.about.title')}
          tips={[
            { icon: 'scale', text: t('biometrics.about.scale') },
            { icon: 'clock', text: t('biometrics.about.water') },
            { icon: 'warning', text: t('biometrics.about.pacemaker') },
          ]}
        />
      </Stack>
    </ExplainedAreaPage>
  )
}

function Readings({ opened: { opening, readings } }: { opened: InitialBodyComposition }) {
  const { today } = useToday()
  const words = useReadingWords(today)
  const stats = useWeightStats([30, 90])
  return (
    <Stack gap="s10">
      <SplitCard
        labelledBy="body-fat"
        start={<Latest part="fat" readings={readings} />}
        end={<Latest part="muscle" readings={readings} />}
      />
      {stats.state === 'ready' ? null : (
        <QueryBoundary
          read={stats}
          loading={words.t('readings.loading')}
          failed={words.t('biometrics.change.failed')}
          support={supportCall}
          bones={['9rem']}
        >
          {() => null}
        </QueryBoundary>
      )}
      <Panels>
        {bodyParts.map((part) => {
          const title = words.t(`biometrics.chart.title.${part}`)
          const chart = (
            <BodyCompositionChart
              readings={readings}
              span={opening.span}
              part={part}
              words={words}
            />
          )
          return (
            <Card key={part} aria-label={title}>
              <Stack gap="s3">
                {stats.state === 'ready' ? (
                  <BodyCompositionChanges
                    part={part}
                    of={stats.data[part === 'fat' ? 'bodyFatStats' : 'muscleMassStats']}
                    readings={readings}
                  >
                    {chart}
                  </BodyCompositionChanges>
                ) : (
                  <>
                    <Heading level={2} look="h3">
                      {title}
                    </Heading>
                    {chart}
                  </>
                )}
              </Stack>
            </Card>
          )
        })}
      </Panels>
    </Stack>
  )
}

function Latest({
  part,
  readings,
}: {
  part: BodyPartName
  readings: InitialBodyComposition['readings']
}) {
  const { today } = useToday()
  const words = useReadingWords(today)
  const { t } = words
  const latest = latestOfPart(readings, part)
  const name = { id: `body-${part}`, title: t(`biometrics.${part}`) }
  const none = noneOf(latest, unreadOfPart(readings, part))
  if (latest === null)
    return (
      <Stack gap="s3">
        <Heading level={2} look="label" id={name.id}>
          {name.title}
        </Heading>
        {none === null ? (
          <Text>{t('ui.unreadable')}</Text>
        ) : (
          <NoneText none={none}>{t('biometrics.latest.none')}</NoneText>
        )}
      </Stack>
    )
  const pounds = part === 'fat' ? latest.fatPounds : latest.musclePounds
  const one = (value: number) => words.number(value, { decimals: 1 })
  return (
    <LatestReading
      {...name}
      reading={latest}
      {...{ today, words }}
      value={one(latest.percent)}
      unit={t('biometrics.unit.percent')}
      label={t('biometrics.latest.spoken', { percent: one(latest.percent) })}
    >
      {pounds === null || isUnreadable(pounds) ? null : (
        <Text tone="secondary">
          {t('biometrics.latest.pounds', { pounds: one(pounds), weight: one(latest.pounds) })}
        </Text>
      )}
    </LatestReading>
  )
}
