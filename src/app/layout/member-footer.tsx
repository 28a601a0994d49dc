import { useLocation } from 'react-router-dom'
import { addressesFor, productVersion } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import { isChild } from '#session/member/model/personal-info.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { useUser } from '#session/member/use-user.ts'
import { ExternalLink } from '#ui/navigation/external-link.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { ShellFooter } from '#ui/layout/shell-frame.tsx'
import { LegalLinks } from './legal-links.tsx'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/**
 * The footer of signed-in pages (1§2). It adds children's privacy for members under 13, and the
 * last activity on profile pages.
 */
export function MemberFooter() {
  const t = useMessages()
  const { today } = useToday()
  const { childrensPrivacy } = addressesFor(useLocale())
  const { birthDate, lastActivityTimestamp } = useUser()
  const links = (
    <>
      <LegalLinks />
      <Link look="small" to={href('sitemap')}>
        {t('shell.sitemap')}
      </Link>
      {isChild(birthDate, today) ? (
        <ExternalLink look="small" href={childrensPrivacy}>
          {t('shell.childrens-privacy')}
        </ExternalLink>
      ) : null}
    </>
  )
  return (
    <ShellFooter
      links={links}
      end={
        <>
          <LastActivity at={lastActivityTimestamp} />
          <span>{t('shell.version', { version: productVersion })}</span>
        </>
      }
    />
  )
}

/** Shows the last activity on profile pages (GAP-118), in the zone of the device (GAP-043). */
function LastActivity({ at }: { at: string | null }) {
  const t = useMessages()
  const format = useFormat()
  const { pathname } = useLocation()
  if (at === null || pathname.split('/')[1] !== 'profile-preferences') return null
  const when = format.dateTime(Date.parse(at), memberTimeZone())
  return <span>{`${t('shell.last-activity', { when })} · `}</span>
}
