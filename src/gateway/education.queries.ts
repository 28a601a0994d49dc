import type { Course, EducationProgram } from '#domain/education.ts'
import { openCourse, recordLessonProgress } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { getCourseOptions, listEducationProgramsOptions } from '#generated/rpc/queries.ts'
import { useSpoken } from './asking.queries.ts'
import { courseOf, educationPrograms, lessonProgress } from './education.ts'
import type { Read } from './read.ts'
import { useSaving } from './saving.queries.ts'

/** The programs of the member that have courses. `language`: their texts are in it. */
export const useEducationPrograms = (language: string): Read<readonly EducationProgram[]> => useSpoken(listEducationProgramsOptions(useRpcClient()), language, educationPrograms)

/** A course with its lessons; Refused where there is none, or none for her. */
export const useCourse = (courseId: string, language: string): Read<Course> => useSpoken(getCourseOptions(useRpcClient(), { courseId }), language, courseOf)

/** The member opens a course: it is begun, and the one that she opened last; a task that asked for it is done. */
export function useOpenCourse() {
  const client = useRpcClient()
  return useSaving(async (courseId: string) => courseOf(await openCourse(client, { courseId })), ['listEducationPrograms', 'listUserTasks'])
}

/** She is through with a lesson, with her answer where it asks something. */
export function useRecordLesson() {
  const client = useRpcClient()
  return useSaving(
    async (done: { readonly courseId: string; readonly lessonId: string; readonly answerId?: string }) => lessonProgress(await recordLessonProgress(client, done)),
    ['listEducationPrograms', 'getCourse'],
  )
}
