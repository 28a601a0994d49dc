import type { Course, EducationProgram } from '../model/education.ts'
import { openCourse, recordLessonProgress } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useGetCourse, useListEducationPrograms } from '#generated/rpc/hooks.ts'
import { openCourseMutation, recordLessonProgressMutation } from '#generated/rpc/queries.ts'
import { withLeftOutCount } from '#platform/query/with-left-out-count.ts'
import { toQueryState, toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'
import { useSave } from '#platform/query/use-save.ts'

/** The member's programs with courses, in the member's language. */
export function useEducationPrograms(): QueryState<readonly EducationProgram[]> {
  return toRowsQueryState(useListEducationPrograms({}, { select: ({ programs }) => programs }))
}

/** A course with its lessons. Refused if it does not exist or the member may not see it. */
export function useCourse(courseId: string): QueryState<Course> {
  return withLeftOutCount(
    toQueryState(useGetCourse({ courseId }, { select: ({ course }) => course })),
    ({ lessons }) => lessons.leftOut,
  )
}

/**
 * Opens a course for the member: it is started, becomes the last opened one, and completes a task
 * that asks for it.
 */
export function useOpenCourse() {
  const client = useRpcClient()
  return useSave(
    async (courseId: string) => (await openCourse(client, { courseId })).course,
    openCourseMutation.invalidates,
  )
}

/** Records a completed lesson, with the answer to its question. */
export function useRecordLesson() {
  const client = useRpcClient()
  return useSave(
    (done: { readonly courseId: string; readonly lessonId: string; readonly answerId?: string }) =>
      recordLessonProgress(client, done),
    recordLessonProgressMutation.invalidates,
  )
}
