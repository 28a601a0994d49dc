import { useState, type FormEvent } from 'react'
import type { ContactType, MfaContactPoint } from '#domain/mfa.ts'
import { isFailure, type Failure } from '#gateway/failure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { RadioGroup } from '#ui/choice/radio-group.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { CallTrouble } from './call-trouble.tsx'

/** Where to send the code. `onChosen` rejects with a Failure when it could not be sent; the choice stays. */
export function ChooseContact({ points, onChosen }: { points: readonly MfaContactPoint[]; onChosen: (point: MfaContactPoint) => Promise<void> }) {
  const t = useMessages()
  const [chosen, setChosen] = useState<ContactType | undefined>(points[0]?.contactType)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const wayOf = (point: MfaContactPoint) => t(point.contactType === 'EMAIL' ? 'access.mfa.email' : 'access.mfa.sms')

  async function send(event: FormEvent) {
    event.preventDefault()
    const point = points.find(({ contactType }) => contactType === chosen)
    if (isSending || !point) return
    setSending(true)
    setFailure(null)
    try {
      await onChosen(point)
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown
      setFailure(thrown)
      setSending(false)
    }
  }

  return (
    <form noValidate onSubmit={event => void send(event)}>
      <Stack gap="s6">
        <Text>{t('access.mfa.intro')}</Text>
        {failure ? <CallTrouble failure={failure} hasTyped={false} /> : null}
        {points.length > 1 ? (
          <RadioGroup
            label={t('access.mfa.where')}
            options={points.map(point => ({ value: point.contactType, label: wayOf(point), detail: point.destination }))}
            value={chosen}
            onChange={setChosen}
          />
        ) : (
          points.map(point => <Text key={point.contactType} strong>{wayOf(point)} {point.destination}</Text>)
        )}
        <Button type="submit" block working={isSending} workingLabel={t('access.sending')}>{t('access.mfa.send')}</Button>
      </Stack>
    </form>
  )
}
