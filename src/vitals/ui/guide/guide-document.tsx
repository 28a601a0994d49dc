import { isUnreadable } from '#platform/model/parts/part.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ExternalLink } from '#ui/navigation/external-link.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { GuideManual } from '../../model/care/user-guides.ts'

/** The maker's own document, when the guide names one. */
export function GuideDocument({ uri }: { uri: GuideManual['documentUri'] }) {
  const t = useMessages()
  if (uri === undefined) return null
  if (isUnreadable(uri)) return <Text>{t('ui.document-unread')}</Text>
  return (
    <ExternalLink href={uri} look="standalone">
      {t('guides.document')}
    </ExternalLink>
  )
}
