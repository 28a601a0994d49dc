import { isUnreadable, knownOrNull } from '#platform/model/parts/part.ts'
import type { Course, CourseSummary, Lesson } from './education.ts'
import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'

/** Whether a course is on GLP-1 medicines. An unknown topic counts if its name contains it. */
export function isOnGlp1({ topic }: Pick<CourseSummary, 'topic'>): boolean {
  return topic === 'GLP1' || (isUnknown(topic) && rawOf(topic).includes('GLP1'))
}

/**
 * The visible courses. Courses on GLP-1 medicines require their feature (2§6, FLAG-014), whatever
 * the server sends.
 */
export function shownCourses<Summary extends Pick<CourseSummary, 'topic'>>(
  courses: readonly Summary[],
  hasGlp1: boolean,
): readonly Summary[] {
  return courses.filter((course) => hasGlp1 || !isOnGlp1(course))
}

/**
 * The course to open: the started one that was opened last, else the first that was never opened
 * (2§4: courses are sorted). `null` if there is neither.
 */
export function courseToOpen(courses: readonly CourseSummary[]): CourseSummary | null {
  const begun = courses
    .filter(({ progress }) => progress === 'STARTED')
    .toSorted((a, b) => openedAt(b).localeCompare(openedAt(a)))
  return begun[0] ?? courses.find(({ progress }) => progress === 'NOT_STARTED') ?? null
}

/** Whether all courses are completed, with none of unknown progress and none left out. */
export function isThroughWith(courses: readonly CourseSummary[], leftOut: number): boolean {
  return leftOut === 0 && courses.every(({ progress }) => progress === 'COMPLETED')
}

/** The lesson with that id, else the first incomplete one, else the first. */
export function lessonToShow(
  { lessons: { items: lessons } }: Course,
  id: string | null,
): Lesson | undefined {
  return (
    lessons.find((lesson) => lesson.id === id) ??
    lessons.find(({ completeTime }) => completeTime === undefined) ??
    lessons[0]
  )
}

/** The following lesson in the course; `undefined` after the last. */
export function lessonAfter(
  { lessons: { items: lessons } }: Course,
  { id }: Pick<Lesson, 'id'>,
): Lesson | undefined {
  return lessons[lessons.findIndex((lesson) => lesson.id === id) + 1]
}

/** Whether a lesson ends its course: it is done and the last one, and so are all the others. */
export function endsCourse(course: Course, lesson: Pick<Lesson, 'id' | 'completeTime'>): boolean {
  return (
    course.summary.progress === 'COMPLETED' &&
    lesson.completeTime !== undefined &&
    lessonAfter(course, lesson) === undefined
  )
}

/** Whether an answer is correct; `null` without a question or an answer. */
export function isRight(
  { question }: Pick<Lesson, 'question'>,
  answerId: string | undefined,
): boolean | null {
  return question === undefined ||
    isUnreadable(question) ||
    answerId === undefined ||
    isUnreadable(answerId)
    ? null
    : question.correctChoiceId === answerId
}

/** An unreadable moment counts as the oldest; it only orders the courses. */
function openedAt({ lastOpenTime }: CourseSummary): string {
  return knownOrNull(lastOpenTime) ?? ''
}
