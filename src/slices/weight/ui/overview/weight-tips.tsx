import { href } from '#platform/model/paths.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PageExplanation } from '#ui/layout/page-explanation.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { TipList } from '#ui/data/tip-list.tsx'

const tips = [
  { name: 'days', icon: 'chart' },
  { name: 'time', icon: 'clock' },
  { name: 'clothes', icon: 'person' },
  { name: 'floor', icon: 'scale' },
] as const

/** Tips for comparable readings, folded. */
export function WeightTips() {
  const t = useMessages()
  return (
    <PageExplanation title={t('weight.tips.title')} icon="scale" screenOnly>
      <TipList tips={tips.map(({ name, icon }) => ({ icon, text: t(`weight.tips.${name}`) }))} />
      <Link
        to={href('weightGetStarted')}
        state={{ back: href('weightOverview') }}
        look="standalone"
        endIcon="arrow-right"
      >
        {t('weight.tips.guide')}
      </Link>
    </PageExplanation>
  )
}
