import { noneOf } from '#platform/model/parts/none.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import {
  courseToOpen,
  isOnGlp1,
  isThroughWith,
  shownCourses,
} from '../../model/education-course.ts'
import { educationProgramOf } from '../../model/education-program.ts'
import { useEducationPrograms } from '../../api/education-queries.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useFlag } from '#session/member/app-state-store.ts'
import { Card } from '#ui/layout/card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { List } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { CourseRow } from './course-row.tsx'
import { NextCourse } from './next-course.tsx'

/**
 * The courses of the member's highest-priority program (SSO-025): the next one first, then the
 * others: `/education`. Courses on a medicine stay together, below the word on the doctor's advice.
 */
export function CoursesScreen() {
  const t = useMessages()
  const hasGlp1 = useFlag('GLP1_EDUCATION')
  const { features } = useInitialAnswers()
  // A feature that is not known may show courses on medicines.
  const isHiddenKnown = features.status === 'ready' && features.leftOut === undefined
  return (
    <PageFrame title={t('education.title')} lead={t('education.lead')}>
      <QueryBoundary
        read={useEducationPrograms()}
        loading={t('education.loading')}
        failed={t('education.failed')}
        support={supportCall}
        bones={['13rem', '22rem']}
        of="entries"
      >
        {(programs, programsLeftOut) => {
          const { items, leftOut } = educationProgramOf(programs)?.courses ?? {
            items: [],
            leftOut: 0,
          }
          const courses = shownCourses(items, hasGlp1)
          if (courses.length === 0)
            return (
              <Card>
                <EmptyState
                  none={noneOf(isHiddenKnown ? courses : items, leftOut + programsLeftOut)}
                  icon="book"
                  title={t('education.none')}
                >
                  {t('education.none.text')}
                </EmptyState>
              </Card>
            )
          const onMedicine = courses.filter(isOnGlp1)
          const next = courseToOpen(courses)
          const groups = [
            ['education.glp1', onMedicine],
            [
              next === null && onMedicine.length === 0 ? 'education.all' : 'education.more',
              courses.filter((course) => !isOnGlp1(course) && course !== next),
            ],
          ] as const
          return (
            <>
              <OmittedRowsNote count={leftOut} of="entries" />
              {next === null && !isThroughWith(courses, leftOut) ? null : (
                <NextCourse course={next} />
              )}
              {groups
                .filter(([, list]) => list.length > 0)
                .map(([title, list]) => (
                  <Card key={title}>
                    <Stack gap="s4">
                      <div>
                        <Heading level={2} look="h3">
                          {t(title)}
                        </Heading>
                        {title === 'education.glp1' ? (
                          <Text look="small" tone="secondary" reading>
                            {t('education.glp1.text')}
                          </Text>
                        ) : null}
                      </div>
                      <List>
                        {list.map((course) => (
                          <CourseRow key={course.id} course={course} />
                        ))}
                      </List>
                    </Stack>
                  </Card>
                ))}
            </>
          )
        }}
      </QueryBoundary>
    </PageFrame>
  )
}
