// Written by `npm run generate` from contracts/. Do not edit.
import { formats, list, member, number, numeral, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'

export type CourseTopic = 'PREDIABETES' | 'FOOD' | 'ACTIVITY' | 'WEIGHT' | 'SLEEP_AND_STRESS' | 'GLP1' | Unknown

export type CourseProgress = 'NOT_STARTED' | 'STARTED' | 'COMPLETED' | Unknown

export type ListEducationProgramsRequest = {
}

export type CourseSummary = {
  readonly id: Flavor<'CourseSummaryId'>
  readonly topic: CourseTopic
  readonly title: string
  readonly summary: string
  readonly durationMinutes: number
  readonly lessonCount: number
  readonly completedLessonCount: number
  readonly progress: CourseProgress
  readonly lastOpenTime?: Flavor<'Instant'> | Unreadable
  readonly completeTime?: Flavor<'Instant'> | Unreadable
}

export type EducationProgram = {
  readonly dbSlug: string
  readonly courses: Rows<CourseSummary>
}

export type ListEducationProgramsResponse = {
  readonly programs: Rows<EducationProgram>
}

export type GetCourseRequest = {
  readonly courseId: string
}

export type LessonChoice = {
  readonly id: Flavor<'LessonChoiceId'>
  readonly text: string
}

export type LessonQuestion = {
  readonly text: string
  readonly choices: Rows<LessonChoice>
  readonly correctChoiceId: string
  readonly explanation: string
}

export type Lesson = {
  readonly id: Flavor<'LessonId'>
  readonly title: string
  readonly durationMinutes: number
  readonly paragraphs: readonly string[]
  readonly suggestion: string | Unreadable
  readonly question?: LessonQuestion | Unreadable
  readonly completeTime?: Flavor<'Instant'> | Unreadable
  readonly chosenChoiceId?: string | Unreadable
}

export type Course = {
  readonly summary: CourseSummary
  readonly lessons: Rows<Lesson>
}

export type GetCourseResponse = {
  readonly course: Course
}

export type OpenCourseRequest = {
  readonly courseId: string
}

export type OpenCourseResponse = {
  readonly course: Course
}

export type RecordLessonProgressRequest = {
  readonly courseId: string
  readonly lessonId: string
  readonly answerId?: string
}

export type RecordLessonProgressResponse = {
  readonly course: CourseSummary
  readonly lesson: Lesson
}

const pattern = text(/^[a-z0-9][a-z0-9-]{0,63}$/u)
const courseTopic = member('COURSE_TOPIC_', ['', 'PREDIABETES', 'FOOD', 'ACTIVITY', 'WEIGHT', 'SLEEP_AND_STRESS', 'GLP1'])
const courseProgress = member('COURSE_PROGRESS_', ['', 'NOT_STARTED', 'STARTED', 'COMPLETED'])
const pattern2 = text(/^[A-Z][A-Z0-9_]{0,59}$/u)

/** Reads `ListEducationProgramsRequest` as a server sends it. */
export const readListEducationProgramsRequest: Reader<ListEducationProgramsRequest> = object<ListEducationProgramsRequest>({})

/** Reads `CourseSummary` as a server sends it. */
export const readCourseSummary: Reader<CourseSummary> = object<CourseSummary>({
  id: [pattern, ''],
  topic: [courseTopic, "COURSE_TOPIC_UNSPECIFIED"],
  title: [text(/./su), ''],
  summary: [text(/./su), ''],
  durationMinutes: [numeral(number(true, 1, 600)), 0],
  lessonCount: [numeral(number(true, 1, 100)), 0],
  completedLessonCount: numeral(number(true, 0, 100)),
  progress: [courseProgress, "COURSE_PROGRESS_UNSPECIFIED"],
  lastOpenTime: [orUnreadable(formats.timestamp)],
  completeTime: [orUnreadable(formats.timestamp)],
})

/** Reads `EducationProgram` as a server sends it. */
export const readEducationProgram: Reader<EducationProgram> = object<EducationProgram>({
  dbSlug: [pattern2, ''],
  courses: [rows(readCourseSummary), []],
})

/** Reads `ListEducationProgramsResponse` as a server sends it. */
export const readListEducationProgramsResponse: Reader<ListEducationProgramsResponse> = object<ListEducationProgramsResponse>({
  programs: [rows(readEducationProgram), []],
})

/** Reads `GetCourseRequest` as a server sends it. */
export const readGetCourseRequest: Reader<GetCourseRequest> = object<GetCourseRequest>({
  courseId: [pattern, ''],
})

/** Reads `LessonChoice` as a server sends it. */
export const readLessonChoice: Reader<LessonChoice> = object<LessonChoice>({
  id: [pattern, ''],
  text: [text(/./su), ''],
})

/** Reads `LessonQuestion` as a server sends it. */
export const readLessonQuestion: Reader<LessonQuestion> = object<LessonQuestion>({
  text: [text(/./su), ''],
  choices: [rows(readLessonChoice, 2), []],
  correctChoiceId: [pattern, ''],
  explanation: [text(/./su), ''],
})

/** Reads `Lesson` as a server sends it. */
export const readLesson: Reader<Lesson> = object<Lesson>({
  id: [pattern, ''],
  title: [text(/./su), ''],
  durationMinutes: [numeral(number(true, 1, 120)), 0],
  paragraphs: [list(text(/./su), 1), []],
  suggestion: [orUnreadable(text()), ''],
  question: [orUnreadable(readLessonQuestion)],
  completeTime: [orUnreadable(formats.timestamp)],
  chosenChoiceId: [orUnreadable(pattern)],
})

/** Reads `Course` as a server sends it. */
export const readCourse: Reader<Course> = object<Course>({
  summary: readCourseSummary,
  lessons: [rows(readLesson, 1), []],
})

/** Reads `GetCourseResponse` as a server sends it. */
export const readGetCourseResponse: Reader<GetCourseResponse> = object<GetCourseResponse>({
  course: readCourse,
})

/** Reads `OpenCourseRequest` as a server sends it. */
export const readOpenCourseRequest: Reader<OpenCourseRequest> = object<OpenCourseRequest>({
  courseId: [pattern, ''],
})

/** Reads `OpenCourseResponse` as a server sends it. */
export const readOpenCourseResponse: Reader<OpenCourseResponse> = object<OpenCourseResponse>({
  course: readCourse,
})

/** Reads `RecordLessonProgressRequest` as a server sends it. */
export const readRecordLessonProgressRequest: Reader<RecordLessonProgressRequest> = object<RecordLessonProgressRequest>({
  courseId: [pattern, ''],
  lessonId: [pattern, ''],
  answerId: [pattern],
})

/** Reads `RecordLessonProgressResponse` as a server sends it. */
export const readRecordLessonProgressResponse: Reader<RecordLessonProgressResponse> = object<RecordLessonProgressResponse>({
  course: readCourseSummary,
  lesson: readLesson,
})
