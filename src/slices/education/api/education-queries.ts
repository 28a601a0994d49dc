import type { Course, EducationProgram } from '../model/education.ts'
import { openCourse, recordLessonProgress } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useGetCourse, useListEducationPrograms } from '#generated/rpc/hooks.ts'
import { openCourseMutation, recordLessonProgressMutation } from '#generated/rpc/queries.ts'
import { withLeftOutCount } from '#platform/query/with-left-out-count.ts'
import { toQueryState, toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'
import { useSave } from '#platform/query/use-save.ts'

/** The programs of the member that have courses, with texts in the member's language. */
export function useEducationPrograms(): QueryState<readonly EducationProgram[]> {
  return toRowsQueryState(useListEducationPrograms({}, { select: ({ programs }) => programs }))
}

/** A course with its lessons; Refused where there is none, or none for the member. */
export function useCourse(courseId: string): QueryState<Course> {
  return withLeftOutCount(
    toQueryState(useGetCourse({ courseId }, { select: ({ course }) => course })),
    ({ lessons }) => lessons.leftOut,
  )
}

/**
 * The member opens a course: it is begun, and the one that they opened last; a task that asked for
 * it is done.
 */
export function useOpenCourse() {
  const client = useRpcClient()
  return useSave(
    async (courseId: string) => (await openCourse(client, { courseId })).course,
    openCourseMutation.invalidates,
  )
}

/** The member is through with a lesson, with their answer where it asks something. */
export function useRecordLesson() {
  const client = useRpcClient()
  return useSave(
    (done: { readonly courseId: string; readonly lessonId: string; readonly answerId?: string }) =>
      recordLessonProgress(client, done),
    recordLessonProgressMutation.invalidates,
  )
}
