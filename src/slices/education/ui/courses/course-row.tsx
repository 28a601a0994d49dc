import { isUnreadable } from '#platform/model/parts/part.ts'
import { href } from '#platform/model/paths.ts'
import type { CourseSummary } from '../../model/education.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Link } from '#ui/navigation/link.tsx'
import { ListRow } from '#ui/data/list.tsx'
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
  const verb = t(
    progress === 'STARTED'
      ? 'education.go-on'
      : progress === 'COMPLETED'
        ? 'education.again'
        : 'education.open',
  )
  return (
    <ListRow
      title={title}
      detail={summary}
      ending="below"
      end={
        <Link
          look="standalone"
          to={href('educationCourse', id)}
          aria-label={t('education.open-name', { verb, title })}
        >
          {verb}
        </Link>
      }
    >
      <Text look="small" tone="muted">
        {state}
      </Text>
    </ListRow>
  )
}
