import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '../banner/banner.tsx'

/** What a list is of, for the sentence about what is left out: readings are in figures, too. */
export type LeftOutKind = 'readings' | 'entries'

/** Says how many rows of a list could not be read. Nothing when there is none. */
export function LeftOutNote({ count = 0, of = 'readings' }: { count?: number | undefined; of?: LeftOutKind | undefined }) {
  const t = useMessages()
  return count === 0 ? null : <Banner tone="warning" live="status" title={t(of === 'readings' ? 'ui.left-out' : 'ui.left-out.entries', { count })} />
}
