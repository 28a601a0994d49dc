import { useRecentWeights } from '#gateway/weight.queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member-context.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { ButtonLink } from '#ui/link/button-link.tsx'
import { useGain } from './use-gain.ts'
import { useWords } from './use-words.ts'

/** For the dashboard: that a sudden gain is to be told today, and the way to what to do about it. Nothing without one. */
export function GainNotice() {
  const { today } = useToday()
  const { hasWeightManagement } = useMember()
  const read = useRecentWeights({ hasWeightManagement, today, wanted: true })
  const { t, number } = useWords(today)
  const { gain } = useGain(read.state === 'ready' ? read.data : [])
  if (gain === null) return null
  return (
    <Banner tone="critical" headingLevel={2} live="status" title={t(gain.ask === 'call' ? 'weight.gain.title.call' : 'weight.gain.title.again', { pounds: number(gain.pounds), days: gain.days })} actions={<ButtonLink look="secondary" to="/weight/overview">{t('weight.gain.see')}</ButtonLink>} />
  )
}
