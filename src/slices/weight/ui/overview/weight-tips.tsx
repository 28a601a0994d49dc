import { href } from '#platform/model/paths.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Link } from '#ui/navigation/link.tsx'
import { TipCard } from '#ui/data/tip-card.tsx'

const tips = [
  { name: 'time', icon: 'clock' },
  { name: 'clothes', icon: 'person' },
  { name: 'floor', icon: 'scale' },
] as const

/** Tips for comparable readings. */
export function WeightTips() {
  const t = useMessages()
  return (
    <TipCard
      title={t('weight.tips.title')}
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
