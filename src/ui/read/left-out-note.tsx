import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '../banner/banner.tsx'

/** Says how many readings could not be read and are in no figure of the page. Nothing when there is none. */
export function LeftOutNote({ count = 0 }: { count?: number | undefined }) {
  const t = useMessages()
  return count === 0 ? null : <Banner tone="warning" live="status" title={t('ui.left-out', { count })} />
}
