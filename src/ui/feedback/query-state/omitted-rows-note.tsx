import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '../banner.tsx'

/**
 * The kind of rows, for the note about omitted ones. Readings are in figures too; parts are those
 * of a guide.
 */
export type OmittedRowsKind = 'readings' | 'entries' | 'parts'

const keys = {
  readings: 'ui.left-out',
  entries: 'ui.left-out.entries',
  parts: 'ui.left-out.parts',
} as const satisfies Record<OmittedRowsKind, string>

/** A note with the number of rows that could not be read; nothing for zero. */
export function OmittedRowsNote({
  count = 0,
  of = 'readings',
}: {
  count?: number | undefined
  of?: OmittedRowsKind | undefined
}) {
  const t = useMessages()
  return count === 0 ? null : <Banner tone="warning" live="status" title={t(keys[of], { count })} />
}
