import { href } from '#platform/model/paths.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { FoldedTips } from '#ui/layout/folded-tips.tsx'
import { Link } from '#ui/navigation/link.tsx'

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
    <FoldedTips
      title={t('weight.tips.title')}
      icon="scale"
      tips={tips.map(({ name, icon }) => ({ icon, text: t(`weight.tips.${name}`) }))}
      after={
        <Link
          to={href('weightGetStarted')}
          state={{ back: href('weightOverview') }}
          look="standalone"
          endIcon="arrow-right"
        >
          {t('weight.tips.guide')}
        </Link>
      }
    />
  )
}
