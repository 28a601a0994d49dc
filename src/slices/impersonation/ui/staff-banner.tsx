import { useEffect, useState } from 'react'
import type { Impersonation } from '#session/member/model/impersonation.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { refusedWrites } from '#session/impersonation/impersonation-store.ts'
import { fetchImpersonation, endImpersonation } from '#session/impersonation/end-impersonation.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * The banner of a staff session: the member, the staff member with their role, and the end button.
 * `name` is the member's, once loaded.
 */
export function StaffBanner({ id, name }: { id: string; name: string | null }) {
  const t = useMessages()
  const [role, setRole] = useState<Impersonation['role'] | null>(null)
  const [ending, setEnding] = useState<'no' | 'working' | 'failed'>('no')
  const refused = useStore(refusedWrites)

  useEffect(() => {
    let isWanted = true
    // The banner names the staff member even without a role or with an unknown one.
    fetchImpersonation().then(
      (answer) => isWanted && setRole(answer.role),
      () => {},
    )
    return () => void (isWanted = false)
  }, [id])

  function end() {
    setEnding('working')
    endImpersonation().catch(() => setEnding('failed'))
  }

  return (
    <section aria-label={t('impersonation.title')}>
      <Banner
        tone="warning"
        icon="eye"
        title={name === null ? t('impersonation.title') : t('impersonation.title.named', { name })}
        actions={
          <Button
            look="secondary"
            size="compact"
            working={ending === 'working'}
            workingLabel={t('impersonation.ending')}
            onClick={end}
          >
            {t('impersonation.end')}
          </Button>
        }
      >
        <Text>
          {`${
            role === null || isUnknown(role)
              ? t('impersonation.who', { id })
              : t('impersonation.who.role', { id, role: t(`impersonation.role.${role}`) })
          } ${t('impersonation.rule')}`}
        </Text>
        <div role="alert">
          {refused > 0 ? (
            <Text key={refused} strong>
              {t('impersonation.refused')}
            </Text>
          ) : null}
          {ending === 'failed' ? <Text strong>{t('impersonation.end.failed')}</Text> : null}
        </div>
      </Banner>
    </section>
  )
}
