import { useMessages } from '#i18n/use-messages.ts'
import { FoldedTips } from '#ui/layout/folded-tips.tsx'

const tips = [
  { name: 'wait', icon: 'clock' },
  { name: 'sit', icon: 'chair' },
  { name: 'arm', icon: 'heart-check' },
] as const

/** Tips for taking the next reading correctly. */
export function BloodPressureTips() {
  const t = useMessages()
  return (
    <FoldedTips
      title={t('blood-pressure.tips.title')}
      icon="heart-check"
      tips={tips.map(({ name, icon }) => ({ icon, text: t(`blood-pressure.tips.${name}`) }))}
    />
  )
}
