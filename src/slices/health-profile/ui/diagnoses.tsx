import { isUnreadable } from '#platform/model/parts/part.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { useDiagnoses } from '../api/health-info-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { OptionalPart } from '#ui/feedback/query-state/optional-part.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * The diagnoses of the account, read-only; nothing without any.
 */
export function Diagnoses() {
  const t = useMessages()
  return (
    <OptionalPart
      read={useDiagnoses()}
      failed={t('health-profile.diagnoses.failed')}
      isNone={(diagnoses) => diagnoses.length === 0}
      of="entries"
    >
      {(diagnoses) => (
        <FormSection
          title={t('health-profile.diagnoses')}
          intro={t('health-profile.diagnoses.intro')}
        >
          <Card>
            <List label={t('health-profile.diagnoses')}>
              {diagnoses.map(({ code, condition }) => (
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
      )}
    </OptionalPart>
  )
}
