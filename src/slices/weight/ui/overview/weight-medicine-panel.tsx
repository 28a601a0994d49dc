import { href } from '#platform/model/paths.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useFlag } from '#session/member/app-state-store.ts'
import { Link } from '#ui/navigation/link.tsx'
import { TipCard } from '#ui/data/tip-card.tsx'

const tips = [
  { name: 'weigh', icon: 'scale' },
  { name: 'effects', icon: 'chat' },
] as const

/**
 * Support for members on a GLP-1 medicine, if the feature is on; the courses are for the same
 * programs.
 */
export function WeightMedicinePanel() {
  const t = useMessages()
  if (!useFlag('GLP1_ENGAGEMENT')) return null
  return (
    <TipCard
      title={t('weight.medicine')}
      tips={tips.map(({ name, icon }) => ({ icon, text: t(`weight.medicine.${name}`) }))}
      after={
        <Link to={href('education')} look="standalone" endIcon="arrow-right">
          {t('weight.medicine.courses')}
        </Link>
      }
    />
  )
}
