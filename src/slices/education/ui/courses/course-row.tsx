import { isUnreadable } from '#platform/model/parts/part.ts'
import { href } from '#platform/model/paths.ts'
import type { CourseSummary } from '../../model/education.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { LinkRow } from '#ui/data/link-row.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** A course of the list: its benefit, duration and progress. */
export function CourseRow({
  course: {
    id,
    title,
    summary,
    durationMinutes: minutes,
    lessonCount: lessons,
    completedLessonCount,
    progress,
    completeTime,
  },
}: {
  course: CourseSummary
}) {
  const t = useMessages()
  const days = useDayFormat()
  const size = t('education.size', { count: lessons, minutes })
  const state =
    progress === 'STARTED'
      ? t('education.done', { done: completedLessonCount, count: lessons })
      : progress !== 'COMPLETED'
        ? size
        : completeTime === undefined
          ? t('education.completed')
          : t('education.completed.on', {
              day: isUnreadable(completeTime)
                ? t('ui.unreadable')
                : days.withinMoment(completeTime),
            })
  return (
    <LinkRow to={href('educationCourse', id)} title={title} detail={summary}>
      <Text look="small" tone="muted">
        {state}
      </Text>
    </LinkRow>
  )
}
