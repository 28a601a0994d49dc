import { isUnreadable } from '#platform/model/parts/part.ts'
import type { Course } from '../../model/education.ts'
import { lessonPath } from '../lesson-path.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** All lessons of the course in order with their progress; `shown` is the current one. */
export function LessonList({
  course: { summary, lessons },
  shown,
}: {
  course: Course
  shown: string
}) {
  const t = useMessages()
  const days = useDayFormat()
  // The number of a lesson is unknown if an earlier lesson may be left out.
  const numbered = (title: string, index: number) =>
    lessons.leftOut > 0 ? title : `${index + 1}. ${title}`
  return (
    <ScreenOnly>
      <Card as="aside" surface="mist" aria-label={t('education.lessons')}>
        <Stack gap="s4">
          <Heading level={2} look="h3">
            {t('education.lessons')}
          </Heading>
          <Stack gap="s1">
            <Text look="small">
              {t('education.done', {
                done: summary.completedLessonCount,
                count: summary.lessonCount,
              })}
            </Text>
            <ProgressBar done={summary.completedLessonCount} of={summary.lessonCount} />
          </Stack>
          <List>
            {lessons.items.map(({ id, title, durationMinutes: minutes, completeTime }, index) => (
              <ListRow
                key={id}
                title={
                  id === shown ? (
                    <span aria-current="true">{numbered(title, index)}</span>
                  ) : (
                    <Link to={lessonPath(summary.id, id)}>{numbered(title, index)}</Link>
                  )
                }
                detail={[
                  t('education.minutes', { minutes }),
                  ...(completeTime === undefined
                    ? []
                    : [
                        t('education.lesson.done', {
                          day: isUnreadable(completeTime)
                            ? t('ui.unreadable')
                            : days.withinMoment(completeTime),
                        }),
                      ]),
                ].join(' · ')}
              />
            ))}
          </List>
        </Stack>
      </Card>
    </ScreenOnly>
  )
}
