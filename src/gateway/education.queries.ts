import type { Course, EducationProgram } from '#domain/education.ts'
import { queryOf } from '#generated/query/operation.ts'
import { openCourse, recordLessonProgress } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { getCourseQuery, listEducationProgramsQuery, openCourseMutation, recordLessonProgressMutation } from '#generated/rpc/queries.ts'
import { useSpoken } from './asking.queries.ts'
import { useSpokenRows } from './asking-rows.queries.ts'
import { counted } from './counted.ts'
import type { Read } from './read.ts'
import { useSaving } from './saving.queries.ts'

/** The programs of the member that have courses. `language`: their texts are in it. */
export const useEducationPrograms = (language: string): Read<readonly EducationProgram[]> =>
  useSpokenRows(queryOf(listEducationProgramsQuery, useRpcClient(), {}), language, ({ programs }) => programs)

/** A course with its lessons; Refused where there is none, or none for her. */
export const useCourse = (courseId: string, language: string): Read<Course> =>
  counted(useSpoken(queryOf(getCourseQuery, useRpcClient(), { courseId }), language, ({ course }) => course), ({ lessons }) => lessons.leftOut)

/** The member opens a course: it is begun, and the one that she opened last; a task that asked for it is done. */
export function useOpenCourse() {
  const client = useRpcClient()
  return useSaving(async (courseId: string) => (await openCourse(client, { courseId })).course, openCourseMutation.invalidates)
}

/** She is through with a lesson, with her answer where it asks something. */
export function useRecordLesson() {
  const client = useRpcClient()
  return useSaving(
    (done: { readonly courseId: string; readonly lessonId: string; readonly answerId?: string }) => recordLessonProgress(client, done),
    recordLessonProgressMutation.invalidates,
  )
}
