import { formatCalendarDate } from '#i18n/format.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { dayByOrder } from '../model/file-moment.ts'
import type { FileAnswers } from '../model/file-answers.ts'
import type { FileSummary } from '../worker/file-message.ts'

/** Asks what the file leaves open. Nothing is guessed, and nothing is added before an answer. */
export function FileQuestions({
  summary: { questions, eitherDate },
  answers,
  answer,
}: {
  summary: FileSummary
  answers: FileAnswers
  answer: (told: Partial<FileAnswers>) => void
}) {
  const t = useMessages()
  const locale = useLocale()
  const date = eitherDate ?? ''
  const read = (order: 'month-first' | 'day-first') => {
    const day = dayByOrder(date, order)
    return day === null ? date : formatCalendarDate(day, locale)
  }
  return (
    <Card>
      <Stack gap="s6">
        <div>
          <Heading level={2} look="h3">
            {t('readings-import.questions', { count: questions.length })}
          </Heading>
          <Text tone="secondary">{t('readings-import.questions.text')}</Text>
        </div>
        {questions.includes('dateOrder') ? (
          <RadioGroup
            label={t('readings-import.question.date', { date })}
            value={answers.dateOrder ?? undefined}
            onChange={(dateOrder) => answer({ dateOrder })}
            options={[
              {
                value: 'month-first',
                label: read('month-first'),
                detail: t('readings-import.question.month-first'),
              },
              {
                value: 'day-first',
                label: read('day-first'),
                detail: t('readings-import.question.day-first'),
              },
            ]}
          />
        ) : null}
        {questions.includes('sugarUnit') ? (
          <RadioGroup
            label={t('readings-import.question.sugar')}
            value={answers.sugarUnit ?? undefined}
            onChange={(sugarUnit) => answer({ sugarUnit })}
            options={[
              { value: 'mg/dL', label: 'mg/dL', detail: t('readings-import.question.mg') },
              { value: 'mmol/L', label: 'mmol/L', detail: t('readings-import.question.mmol') },
            ]}
          />
        ) : null}
        {questions.includes('weightUnit') ? (
          <RadioGroup
            label={t('readings-import.question.weight')}
            value={answers.weightUnit ?? undefined}
            onChange={(weightUnit) => answer({ weightUnit })}
            options={[
              { value: 'lb', label: t('readings-import.question.lb') },
              { value: 'kg', label: t('readings-import.question.kg') },
            ]}
          />
        ) : null}
      </Stack>
    </Card>
  )
}
