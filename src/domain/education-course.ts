import type { Course, CourseSummary, Lesson } from './education.ts'

/** The courses that are shown: those on GLP-1 medicines only where that feature is on (2§6, FLAG-014), whatever the server sends. */
export const shownCourses = <Summary extends Pick<CourseSummary, 'topic'>>(courses: readonly Summary[], hasGlp1: boolean): readonly Summary[] =>
  courses.filter(({ topic }) => hasGlp1 || topic !== 'GLP1')

/** The course to open: the begun one that was opened last, else the first that was never opened. Null when she is through with all (2§4: they come in the order in which they are meant to be taken). */
export function courseToOpen(courses: readonly CourseSummary[]): CourseSummary | null {
  const begun = courses.filter(({ progress }) => progress === 'STARTED').toSorted((a, b) => (b.lastOpenedAt ?? '').localeCompare(a.lastOpenedAt ?? ''))
  return begun[0] ?? courses.find(({ progress }) => progress === 'NOT_STARTED') ?? null
}

/** The lesson of that id, else the first that she is not through with, else the first. */
export function lessonToShow({ lessons }: Course, id: string | null): Lesson | undefined {
  return lessons.find(lesson => lesson.id === id) ?? lessons.find(({ completedAt }) => completedAt === undefined) ?? lessons[0]
}

/** The lesson after one, in the order of the course; undefined after the last. */
export const lessonAfter = ({ lessons }: Course, { id }: Pick<Lesson, 'id'>): Lesson | undefined => lessons[lessons.findIndex(lesson => lesson.id === id) + 1]

/** Whether an answer is the right one; null without a question, and before there is an answer. */
export function isRight({ question }: Pick<Lesson, 'question'>, answerId: string | undefined): boolean | null {
  return question === undefined || answerId === undefined ? null : question.rightId === answerId
}
