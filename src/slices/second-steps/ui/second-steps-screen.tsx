import { useState } from 'react'
import { countOf, type SecondSteps } from '../model/second-steps.ts'
import { hasPasskeys } from '#session/auth/api/passkeys.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { isUnreadable, knownOrNull } from '#platform/model/parts/part.ts'
import { href } from '#platform/model/paths.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { List, ListRow } from '#ui/data/list.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { FormSection } from '#ui/forms/form-sections.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useRemoveSecondStep, useSecondSteps } from '../api/second-step-queries.ts'
import { AddAppDialog } from './add-app-dialog.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'

type Removing = { readonly id: string; readonly name: string; readonly isLast: boolean }
type Opened = 'app' | 'passkey' | Removing | null

/** What confirms the member's sign-in beside the password: an authenticator app and passkeys. */
export function SecondStepsScreen() {
  const t = useMessages()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <PageFrame
      title={t('titles.profile-second-step')}
      back={{ to: href('profileAccount'), label: t('second-steps.back') }}
    >
      <Text reading>{t('second-steps.intro')}</Text>
      <QueryBoundary
        read={useSecondSteps()}
        loading={t('second-steps.loading')}
        failed={t('second-steps.failed')}
        support={supportCall}
        bones={['11rem', '12rem']}
        of="entries"
      >
        {(steps) => <Steps steps={steps} onOpen={setOpened} />}
      </QueryBoundary>
      {opened === 'app' ? (
        <AddAppDialog onClose={close} />
      ) : opened === 'passkey' ? (
        <AddPasskeyDialog onClose={close} />
      ) : opened === null ? null : (
        <RemoveDialog step={opened} onClose={close} />
      )}
    </PageFrame>
  )
}

function Steps({ steps, onOpen }: { steps: SecondSteps; onOpen: (opened: Opened) => void }) {
  const t = useMessages()
  const format = useFormat()
  const { now } = useToday()
  const when = (at: string) => format.when(Date.parse(at), now, memberTimeZone())
  const { authenticator, passkeys } = steps
  const app = knownOrNull(authenticator)
  const remove = (id: string, name: string) => (
    <Button
      look="quiet"
      size="compact"
      aria-label={t('second-steps.remove.name', { name })}
      onClick={() => onOpen({ id, name, isLast: countOf(steps) === 1 })}
    >
      {t('second-steps.remove')}
    </Button>
  )
  const appName = t('second-steps.app')
  return (
    <>
      <FormSection title={appName} intro={t('second-steps.app.text')}>
        {isUnreadable(authenticator) ? (
          <Text>{t('second-steps.app.unreadable')}</Text>
        ) : app === null ? null : (
          <Card>
            <List label={appName}>
              <ListRow
                title={appName}
                detail={t('second-steps.added', { when: when(app.addedAt) })}
                ending="below"
                end={remove(app.id, appName)}
              />
            </List>
          </Card>
        )}
        <Inline>
          <Button look="secondary" icon="plus" onClick={() => onOpen('app')}>
            {t(authenticator === undefined ? 'second-steps.app.add' : 'second-steps.app.change')}
          </Button>
        </Inline>
      </FormSection>
      <FormSection title={t('second-steps.passkeys')} intro={t('second-steps.passkeys.text')}>
        {passkeys.items.length === 0 ? null : (
          <Card>
            <List label={t('second-steps.passkeys')}>
              {passkeys.items.map(({ id, name, addedAt, lastUsedAt }) => (
                <ListRow
                  key={id}
                  title={name}
                  detail={
                    isUnreadable(lastUsedAt)
                      ? t('second-steps.added', { when: when(addedAt) })
                      : lastUsedAt === null
                        ? t('second-steps.not-used', { when: when(addedAt) })
                        : t('second-steps.used', { when: when(lastUsedAt) })
                  }
                  ending="below"
                  end={remove(id, name)}
                />
              ))}
            </List>
          </Card>
        )}
        {hasPasskeys() ? (
          <Inline>
            <Button look="secondary" icon="plus" onClick={() => onOpen('passkey')}>
              {t('second-steps.passkey.add')}
            </Button>
          </Inline>
        ) : (
          <Text tone="secondary">{t('second-steps.passkey.impossible')}</Text>
        )}
      </FormSection>
    </>
  )
}

function RemoveDialog({
  step: { id, name, isLast },
  onClose,
}: {
  step: Removing
  onClose: () => void
}) {
  const t = useMessages()
  const remove = useRemoveSecondStep()
  return (
    <PasswordDialog
      title={t('second-steps.remove.title', { name })}
      text={t(isLast ? 'second-steps.remove.last' : 'second-steps.remove.text')}
      save={t('second-steps.remove')}
      trouble={t('second-steps.not-removed')}
      work={async (password) => {
        await remove({ id, password })
        showToast({ tone: 'success', title: t('second-steps.removed', { name }) })
      }}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
