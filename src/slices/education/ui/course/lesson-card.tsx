import { isUnreadable } from '#platform/model/parts/part.ts'
import { useEffect, useRef } from 'react'
import type { Course, Lesson } from '../../model/education.ts'
import { endsCourse, lessonAfter } from '../../model/education-course.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { CompleteLesson } from './complete-lesson.tsx'

/**
 * One lesson: text, exercise and end. `isNamed`: the member selected it, so its heading takes the
 * focus.
 */
export function LessonCard({
  course,
  lesson,
  isNamed,
}: {
  course: Course
  lesson: Lesson
  isNamed: boolean
}) {
  const t = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNamed) heading.current?.focus()
  }, [isNamed])
  return (
    <Card as="article">
      <Stack gap="s5">
        <div>
          <Heading level={2} ref={heading} tabIndex={-1}>
            {lesson.title}
          </Heading>
          <Text look="small" tone="muted">
            {course.lessons.leftOut > 0
              ? t('education.minutes', { minutes: lesson.durationMinutes })
              : t('education.lesson', {
                  at: course.lessons.items.indexOf(lesson) + 1,
                  count: course.lessons.items.length,
                  minutes: lesson.durationMinutes,
                })}
          </Text>
        </div>
        <Stack gap="s3">
          {lesson.paragraphs.map((paragraph) => (
            <Text key={paragraph} reading>
              {paragraph}
            </Text>
          ))}
        </Stack>
        {lesson.suggestion === '' ? null : (
          <div>
            <Heading level={3} look="label">
              {t('education.try')}
            </Heading>
            <Text reading>
              {isUnreadable(lesson.suggestion) ? t('ui.unreadable') : lesson.suggestion}
            </Text>
          </div>
        )}
        <CompleteLesson
          courseId={course.summary.id}
          lesson={lesson}
          next={lessonAfter(course, lesson)}
          isLast={endsCourse(course, lesson)}
        />
      </Stack>
    </Card>
  )
}
