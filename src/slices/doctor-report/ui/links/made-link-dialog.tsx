import { useRef, useState } from 'react'
import { href } from '#platform/model/paths.ts'
import { announce } from '#ui/feedback/announcer-store.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { linkAddress, type MadeLink } from '../../model/link-parts.ts'
import type { LinkWords } from './use-link-words.ts'

/** The link, which is shown this one time: only "Done" closes it. */
export function MadeLinkDialog({
  made: { link, token },
  words,
  onClose,
}: {
  made: MadeLink
  words: LinkWords
  onClose: () => void
}) {
  const { t } = words
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<boolean | null>(null)
  const address = linkAddress(location.origin, href('sharedReport'), token)
  const copy = async () => {
    const isCopied = await copyText(address)
    setCopied(isCopied)
    if (isCopied) announce(t('doctor-report-links.copied'))
    else field.current?.select()
  }
  return (
    <Dialog
      open
      title={t('doctor-report-links.made.title')}
      dismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button
            icon={copied === true ? 'check' : undefined}
            onClick={() => void copy()}
            data-autofocus=""
          >
            {t(copied === true ? 'doctor-report-links.copied' : 'doctor-report-links.copy')}
          </Button>
          {'share' in navigator ? (
            <Button
              look="secondary"
              onClick={() => void shareAddress(t('doctor-report-links.share.title'), address)}
            >
              {t('doctor-report-links.share')}
            </Button>
          ) : null}
          <Button look="secondary" onClick={onClose}>
            {t('doctor-report-links.done')}
          </Button>
        </>
      }
    >
      <Stack gap="s5">
        <Text>
          {t('doctor-report-links.made.text', {
            until: words.until(link),
            zone: words.zone,
            parts: words.parts(link),
            days: words.period(link),
          })}
        </Text>
        <TextField
          ref={field}
          label={t('doctor-report-links.address')}
          hint={t('doctor-report-links.once')}
          value={address}
          readOnly
          autoComplete="off"
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {copied === false ? (
          <Banner tone="warning" live="alert" title={t('doctor-report-links.not-copied')} />
        ) : null}
      </Stack>
    </Dialog>
  )
}

/** Resolves to false where the browser has no clipboard or refuses it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** A member who closes the browser's own dialog chose not to share. */
async function shareAddress(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined)
}
