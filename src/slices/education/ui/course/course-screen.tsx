import { useEffect, useState } from 'react'
import { noneOfItem } from '#platform/query/none-of-item.ts'
import { noneOf } from '#platform/model/parts/none.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import type { Course } from '../../model/education.ts'
import { lessonToShow, shownCourses } from '../../model/education-course.ts'
import { useCourse, useOpenCourse } from '../../api/education-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAppState, useFlag } from '#session/member/app-state-store.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useRouteParam } from '#ui/navigation/use-route-navigation.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { DeletedCard } from '#ui/feedback/deleted-card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { PrintButton } from '#ui/layout/print/print-button.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { LessonCard } from './lesson-card.tsx'
import { LessonList } from './lesson-list.tsx'

/**
 * A course, at the lesson of the address or the member's current one:
 * `/education/{courseId}?lesson=`.
 */
export function CourseScreen() {
  const t = useMessages()
  const hasGlp1 = useFlag('GLP1_EDUCATION')
  const read = useCourse(useRouteParam('courseId') ?? '')
  const isThere = read.state === 'ready' && shownCourses([read.data.summary], hasGlp1).length > 0
  const none = read.state === 'ready' && !isThere ? noneOf(null, 0) : noneOfItem(read)
  return (
    <PageFrame
      title={isThere ? read.data.summary.title : t('education.course')}
      lead={isThere ? read.data.summary.summary : undefined}
      back={{ to: href('education'), label: t('education.back') }}
      {...(isThere ? { action: <PrintButton>{t('education.print')}</PrintButton> } : {})}
    >
      {none !== null ? (
        <DeletedCard
          none={none}
          title={t('education.gone')}
          action={
            <ButtonLink look="secondary" to={href('education')}>
              {t('education.back')}
            </ButtonLink>
          }
        >
          {t('education.gone.text')}
        </DeletedCard>
      ) : (
        <QueryBoundary
          read={read}
          loading={t('education.course.loading')}
          failed={t('education.course.failed')}
          support={supportCall}
          bones={['30rem']}
          of="entries"
        >
          {(course) => <OpenCourse key={course.summary.id} course={course} />}
        </QueryBoundary>
      )}
    </PageFrame>
  )
}

function OpenCourse({ course }: { course: Course }) {
  const [params] = useSearchParamsState()
  const { isImpersonation } = useAppState()
  const opening = useOpenCourse()
  const { id } = course.summary
  // Records the visit; a failure does not affect the page. Staff sessions record nothing.
  useEffect(() => {
    if (!isImpersonation) void opening.save(id)
    // oxlint-disable-next-line react/exhaustive-deps -- arriving at the course opens it, nothing else does
  }, [id])
  // Completing a lesson does not change the page, so that the feedback stays visible.
  const [first] = useState(() => lessonToShow(course, null)?.id ?? null)
  const lesson = lessonToShow(course, params.get('lesson') ?? first)
  if (lesson === undefined) return null
  return (
    <Columns>
      <LessonCard key={lesson.id} course={course} lesson={lesson} isNamed={params.has('lesson')} />
      <LessonList course={course} shown={lesson.id} />
    </Columns>
  )
}
