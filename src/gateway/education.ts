import * as Schema from 'effect/Schema'
import { type Course, CourseSummary, courseProgresses, courseTopics, EducationProgram, Lesson, LessonChoice, LessonQuestion } from '#domain/education.ts'
import { listOf } from '#domain/formats.ts'
import type {
  CourseJson, GetCourseResponseJson, ListEducationProgramsResponseJson, OpenCourseResponseJson, RecordLessonProgressResponseJson,
} from '#generated/rpc/portal/education/v1/education_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { field } from './message-field.ts'
import { wordField } from './message-word.ts'

const summary = CourseSummary.fields
const question = LessonQuestion.fields
const lesson = Lesson.fields

export const CourseSummaryMessage = Schema.Struct({
  id: field(summary.id, ''),
  topic: wordField('COURSE_TOPIC', courseTopics),
  title: field(summary.title, ''),
  summary: field(summary.summary, ''),
  minutes: field(summary.minutes, 0),
  lessons: field(summary.lessons, 0),
  lessonsCompleted: field(summary.lessonsCompleted, 0),
  progress: wordField('COURSE_PROGRESS', courseProgresses),
  lastOpenedAt: summary.lastOpenedAt,
  completedAt: summary.completedAt,
})
export const EducationProgramMessage = Schema.Struct({ dbSlug: field(EducationProgram.fields.dbSlug, ''), courses: field(listOf(CourseSummaryMessage, 50), []) })
export const EducationPrograms = Schema.Struct({ programs: field(listOf(EducationProgramMessage, 20), []) })
export const LessonChoiceMessage = Schema.Struct({ id: field(LessonChoice.fields.id, ''), text: field(LessonChoice.fields.text, '') })
export const LessonQuestionMessage = Schema.Struct({
  text: field(question.text, ''), choices: field(listOf(LessonChoiceMessage, 6, 2), []), rightId: field(question.rightId, ''), explanation: field(question.explanation, ''),
})
export const LessonMessage = Schema.Struct({
  id: field(lesson.id, ''),
  title: field(lesson.title, ''),
  minutes: field(lesson.minutes, 0),
  paragraphs: field(lesson.paragraphs, []),
  toTry: field(lesson.toTry, ''),
  question: Schema.optionalKey(LessonQuestionMessage),
  completedAt: lesson.completedAt,
  answeredId: lesson.answeredId,
})
export const CourseMessage = Schema.Struct({ summary: CourseSummaryMessage, lessons: field(listOf(LessonMessage, 100, 1), []) })
/** What reading and opening a course answer. */
export const CourseAnswer = Schema.Struct({ course: CourseMessage })
export const LessonAnswer = Schema.Struct({ course: CourseSummaryMessage, lesson: LessonMessage })

/** Messages in messages are required by the contract's rules, which its types do not say. */
type ToldCourse = { readonly course: Required<CourseJson> }
type ToldLesson = Required<RecordLessonProgressResponseJson>
export type AcceptsEducation = [
  Accepts<ListEducationProgramsResponseJson, typeof EducationPrograms>, Accepts<ToldCourse, typeof CourseAnswer>, Accepts<ToldLesson, typeof LessonAnswer>,
]

const decodePrograms = decoder('listEducationPrograms', EducationPrograms)
const decodeCourse = decoder('getCourse', CourseAnswer)
const decodeLesson = decoder('recordLessonProgress', LessonAnswer)

/** The programs with their courses. Throws ContractBroken. */
export const educationPrograms = (wire: ListEducationProgramsResponseJson): readonly EducationProgram[] => decodePrograms(wire).programs
/** A course with its lessons. Throws ContractBroken. */
export const courseOf = (wire: GetCourseResponseJson | OpenCourseResponseJson): Course => decodeCourse(wire as ToldCourse).course
/** A lesson and its course as they are now. Throws ContractBroken. */
export const lessonProgress = (wire: RecordLessonProgressResponseJson): { readonly course: CourseSummary; readonly lesson: Lesson } => decodeLesson(wire as ToldLesson)
