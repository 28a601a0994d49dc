import { href } from '#platform/model/paths.ts'
import type { CourseSummary } from '../../model/education.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { NoticePanel } from '#ui/feedback/notice-panel.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** The next course with its link; `null` when all courses are completed. */
export function NextCourse({ course }: { course: CourseSummary | null }) {
  const t = useMessages()
  if (course === null)
    return (
      <Card surface="mist">
        <NoticePanel icon="check-circle" title={t('education.through')}>
          {t('education.through.text')}
        </NoticePanel>
      </Card>
    )
  const isBegun = course.progress === 'STARTED'
  return (
    <Card surface="mist" ripples="small">
      <Stack gap="s4">
        <div>
          <Text look="small" tone="secondary">
            {t(isBegun ? 'education.next.begun' : 'education.next')}
          </Text>
          <Heading level={2}>{course.title}</Heading>
          <Text reading>{course.summary}</Text>
        </div>
        {isBegun ? (
          <Stack gap="s1">
            <Text look="small">
              {t('education.done', {
                done: course.completedLessonCount,
                count: course.lessonCount,
              })}
            </Text>
            <ProgressBar done={course.completedLessonCount} of={course.lessonCount} />
          </Stack>
        ) : (
          <Text look="small">
            {t('education.size', { count: course.lessonCount, minutes: course.durationMinutes })}
          </Text>
        )}
        <div>
          <ButtonLink to={href('educationCourse', course.id)}>
            {t(isBegun ? 'education.go-on' : 'education.open')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
