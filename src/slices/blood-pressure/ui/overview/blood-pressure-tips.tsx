import { useMessages } from '#i18n/use-messages.ts'
import { TipCard } from '#ui/data/tip-card.tsx'

const tips = [
  { name: 'wait', icon: 'clock' },
  { name: 'sit', icon: 'chair' },
  { name: 'arm', icon: 'heart-check' },
] as const

/** Tips for taking the next reading correctly. */
export function BloodPressureTips() {
  const t = useMessages()
  return (
    <TipCard
      title={t('blood-pressure.tips.title')}
      tips={tips.map(({ name, icon }) => ({ icon, text: t(`blood-pressure.tips.${name}`) }))}
    />
  )
}
