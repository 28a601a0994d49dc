import { noneOf } from '#platform/model/parts/none.ts'
import { href } from '#platform/model/paths.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { sugarPattern } from '#vitals/model/care-thresholds.ts'
import { careNow } from '#vitals/model/blood-sugar/blood-sugar-urgency.ts'
import { dayOf, latestAt } from '#vitals/model/readings/readings.ts'
import { addDays, laterDay } from '#platform/model/calendar-day.ts'
import { periodEnding } from '#platform/model/date-span.ts'
import { latestRequest } from '#vitals/api/readings/resolve-initial-range.ts'
import { useBloodSugarReadings } from '#vitals/api/readings/use-blood-sugar-readings.ts'
import { useToday } from '#i18n/use-today.ts'
import { Card } from '#ui/layout/card.tsx'
import { LinkRow } from '#ui/data/link-row.tsx'
import { List } from '#ui/data/list.tsx'
import { Panels, SplitCard } from '#ui/layout/split-card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { A1cPanel } from './a1c-panel.tsx'
import { BloodSugarCareCard } from '../blood-sugar-care-card.tsx'
import { LatestBloodSugar } from './latest-blood-sugar.tsx'
import { BloodSugarNextStep, useSugarStep } from './blood-sugar-next-step.tsx'
import { BloodSugarOverviewFacts } from './blood-sugar-overview-facts.tsx'
import { ExplainedAreaPage } from '#vitals/ui/area/explained-area-page.tsx'
import { AreaPanelState } from '#vitals/ui/area/area-panel-state.tsx'
import { AreaQueryState, NoReadings } from '#vitals/ui/area/area-query-state.tsx'
import { bloodSugarArea } from '../blood-sugar-area.ts'
import { BloodSugarPatterns } from './blood-sugar-patterns.tsx'
import { useBloodSugarWords } from '../use-blood-sugar-words.ts'
import { BloodSugarWeek } from './blood-sugar-week.tsx'

/** The latest reading, the last week and the next step. */
export function BloodSugarOverviewScreen() {
  const { now } = useToday()
  const newest = useBloodSugarReadings(latestRequest)
  return (
    <ExplainedAreaPage area={bloodSugarArea} tab="overview">
      <Stack gap="s10">
        <AreaQueryState area={bloodSugarArea} read={newest}>
          {(readings, leftOut) => {
            const latest = latestAt(readings, now)
            return latest === null ? (
              <NoReadings none={noneOf(latest, leftOut)} area={bloodSugarArea} />
            ) : (
              <Readings latest={latest} />
            )
          }}
        </AreaQueryState>
        <Card>
          <List>
            <MoreRow name="people" to={href('bloodSugarFriends')} />
            <MoreRow name="share" to={href('bloodSugarShare')} />
          </List>
        </Card>
      </Stack>
    </ExplainedAreaPage>
  )
}

/**
 * The latest reading beside the week up to today (or up to a reading from a clock ahead of ours),
 * then the next step, patterns and figures.
 */
function Readings({ latest }: { latest: BloodSugarReading }) {
  const { now, today } = useToday()
  const words = useBloodSugarWords(today)
  const week = periodEnding('week', laterDay(today, dayOf(latest)))
  const read = useBloodSugarReadings(week)
  const month = useBloodSugarReadings({
    start: addDays(week.end, 1 - sugarPattern.days),
    end: week.end,
  })
  const care = careNow(latest, now)
  const next = useSugarStep(read, month, today)
  // A care card says the one next step.
  const step = care === null ? next : null
  return (
    <Stack gap="s10">
      {care === null ? null : (
        <BloodSugarCareCard shown={care} reading={latest} when={words.ago(latest, now)} />
      )}
      <SplitCard
        labelledBy="blood-sugar-latest"
        start={<LatestBloodSugar reading={latest} words={words} today={today} />}
        end={
          <AreaPanelState area={bloodSugarArea} read={read} height="18rem">
            {(readings, leftOut) => <BloodSugarWeek {...{ readings, leftOut, week, words }} />}
          </AreaPanelState>
        }
      />
      <Panels>
        {step === null ? null : <BloodSugarNextStep step={step} />}
        <BloodSugarPatterns month={month} words={words} saysLows={step?.kind === 'talk'} />
      </Panels>
      <BloodSugarOverviewFacts week={read} words={words} today={today} />
      <A1cPanel words={words} />
    </Stack>
  )
}

function MoreRow({ name, to }: { name: 'people' | 'share'; to: string }) {
  const { today } = useToday()
  const { t } = useBloodSugarWords(today)
  return (
    <LinkRow
      to={to}
      title={t(`blood-sugar.${name}.title`)}
      detail={t(`blood-sugar.${name}.text`)}
    />
  )
}
