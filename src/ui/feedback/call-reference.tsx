import { useMessages } from '#i18n/use-messages.ts'

/**
 * The text of a failed call, and its reference, with which support finds it: the first
 * eight characters of `id` in the logs (docs/logs.md#reference). A call without an answer has none.
 */
export function CallReference({
  of,
  children,
}: {
  of: { readonly reference?: string | null | undefined } | null
  children: string | undefined
}) {
  const t = useMessages()
  const reference = of?.reference?.slice(0, 8)
  return (
    <>
      <span>{children}</span> <span>{reference && t('ui.reference', { reference })}</span>
    </>
  )
}
