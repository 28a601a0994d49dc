import { href } from '#platform/model/paths.ts'
import { meterSharing } from '../../model/meter-sharing.ts'
import { newestRequest } from '#vitals/model/readings/initial-range.ts'
import { useBloodSugarReadings } from '#vitals/api/readings/use-blood-sugar-readings.ts'
import { useGuideManual } from '#vitals/api/care/user-guides-queries.ts'
import { useLocale } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member/member-context.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { MeterFirmwarePanel } from './meter-firmware-panel.tsx'
import { DeviceGuide } from '#vitals/ui/guide/device-guide.tsx'
import { AreaQueryState } from '#vitals/ui/area/area-query-state.tsx'
import { bloodSugarArea } from '../blood-sugar-area.ts'
import { useBloodSugarWords } from '../use-blood-sugar-words.ts'

/** The newest readings in which the page looks for one of a meter. */
const looked = 50

/** Guides end with the section about sending; here it comes first. */
const sendingFirst = <Section,>(sections: readonly Section[]) => [
  ...sections.slice(-1),
  ...sections.slice(0, -1),
]

/**
 * Whether the member's meter sends its readings, and how it does. The guide's section about sending
 * comes first.
 */
export function ShareFromMeterScreen() {
  const { today } = useToday()
  const words = useBloodSugarWords(today)
  const { t } = words
  const newest = useBloodSugarReadings({ ...newestRequest, count: looked })
  return (
    <PageFrame
      title={t('blood-sugar.share.title')}
      lead={t('blood-sugar.share.lead')}
      back={{ to: href('bloodSugarOverview'), label: t('blood-sugar.share.back') }}
    >
      <AreaQueryState area={bloodSugarArea} read={newest}>
        {(items, leftOut) => {
          const sharing = meterSharing({ items, leftOut }, today, looked)
          const text = sharing.state === 'unclear' ? 'never' : sharing.state
          const when = 'latest' in sharing ? words.when(sharing.latest) : ''
          return (
            <Banner
              tone={sharing.state === 'sharing' ? 'success' : 'info'}
              headingLevel={2}
              title={t(`blood-sugar.share.${sharing.state}`)}
            >
              {t(`blood-sugar.share.${text}.text`, { when })}
            </Banner>
          )
        }}
      </AreaQueryState>
      <MeterFirmwarePanel />
      <DeviceGuide
        category="bg_meter"
        manual={useGuideManual(useMember().bloodSugarDevice, useLocale())}
        arrange={sendingFirst}
      />
    </PageFrame>
  )
}
