import { isUnreadable } from '#platform/model/parts/part.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { useDiagnoses } from '../api/health-info-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * The diagnoses of the account, read-only. Renders nothing without any or while they are unknown.
 */
export function Diagnoses() {
  const t = useMessages()
  const read = useDiagnoses()
  if (read.state !== 'ready' || (read.data.length === 0 && read.leftOut === undefined)) return null
  return (
    <FormSection title={t('health-profile.diagnoses')} intro={t('health-profile.diagnoses.intro')}>
      <OmittedRowsNote count={read.leftOut} of="entries" />
      <Card>
        <List label={t('health-profile.diagnoses')}>
          {read.data.map(({ code, condition }) => (
            <ListRow
              key={isUnreadable(code) ? 'unreadable' : code}
              title={t(
                isUnknown(condition)
                  ? 'health-profile.diagnosis.unknown'
                  : `health-profile.diagnosis.${condition}`,
              )}
              detail={t('health-profile.diagnosis.code', {
                code: isUnreadable(code) ? t('ui.unreadable') : code,
              })}
            />
          ))}
        </List>
      </Card>
      <Text look="small" tone="secondary">
        <span>{t('health-profile.diagnoses.wrong')}</span>{' '}
        <PlainLink href={supportCall.href}>{supportCall.label}</PlainLink>
      </Text>
    </FormSection>
  )
}
