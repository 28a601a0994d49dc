// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, empty, formats, list, matching, member, text, wellFormed, whole } from '../write.ts'

export const ListEducationProgramsRequest = empty
export type ListEducationProgramsRequest = typeof ListEducationProgramsRequest.Type

export const CourseSummary = Schema.Struct({
  id: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  topic: defaulted(member('COURSE_TOPIC_', ['PREDIABETES', 'FOOD', 'ACTIVITY', 'WEIGHT', 'SLEEP_AND_STRESS', 'GLP1']), "COURSE_TOPIC_UNSPECIFIED"),
  title: defaulted(text(1, 120).check(wellFormed), ''),
  summary: defaulted(text(1, 400).check(wellFormed), ''),
  durationMinutes: defaulted(whole(1, 600), 0),
  lessonCount: defaulted(whole(1, 100), 0),
  completedLessonCount: whole(0, 100),
  progress: defaulted(member('COURSE_PROGRESS_', ['NOT_STARTED', 'STARTED', 'COMPLETED']), "COURSE_PROGRESS_UNSPECIFIED"),
  lastOpenTime: Schema.optionalKey(formats.timestamp),
  completeTime: Schema.optionalKey(formats.timestamp),
})
export type CourseSummary = typeof CourseSummary.Type

export const EducationProgram = Schema.Struct({
  dbSlug: defaulted(matching(/^[A-Z][A-Z0-9_]{0,59}$/u), ''),
  courses: defaulted(list(CourseSummary, 0, 50), []),
})
export type EducationProgram = typeof EducationProgram.Type

export const ListEducationProgramsResponse = Schema.Struct({
  programs: defaulted(list(EducationProgram, 0, 20), []),
})
export type ListEducationProgramsResponse = typeof ListEducationProgramsResponse.Type

export const GetCourseRequest = Schema.Struct({
  courseId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
})
export type GetCourseRequest = typeof GetCourseRequest.Type

export const LessonChoice = Schema.Struct({
  id: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  text: defaulted(text(1, 200).check(wellFormed), ''),
})
export type LessonChoice = typeof LessonChoice.Type

export const LessonQuestion = Schema.Struct({
  text: defaulted(text(1, 300).check(wellFormed), ''),
  choices: defaulted(list(LessonChoice, 2, 6), []),
  correctChoiceId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  explanation: defaulted(text(1, 600).check(wellFormed), ''),
})
export type LessonQuestion = typeof LessonQuestion.Type

export const Lesson = Schema.Struct({
  id: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  title: defaulted(text(1, 120).check(wellFormed), ''),
  durationMinutes: defaulted(whole(1, 120), 0),
  paragraphs: defaulted(list(text(1, 1000).check(wellFormed), 1, 20), []),
  suggestion: defaulted(text(0, 400).check(wellFormed), ''),
  question: Schema.optionalKey(LessonQuestion),
  completeTime: Schema.optionalKey(formats.timestamp),
  chosenChoiceId: Schema.optionalKey(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u)),
})
export type Lesson = typeof Lesson.Type

export const Course = Schema.Struct({
  summary: CourseSummary,
  lessons: defaulted(list(Lesson, 1, 100), []),
})
export type Course = typeof Course.Type

export const GetCourseResponse = Schema.Struct({
  course: Course,
})
export type GetCourseResponse = typeof GetCourseResponse.Type

export const OpenCourseRequest = Schema.Struct({
  courseId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
})
export type OpenCourseRequest = typeof OpenCourseRequest.Type

export const OpenCourseResponse = Schema.Struct({
  course: Course,
})
export type OpenCourseResponse = typeof OpenCourseResponse.Type

export const RecordLessonProgressRequest = Schema.Struct({
  courseId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  lessonId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  answerId: Schema.optionalKey(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u)),
})
export type RecordLessonProgressRequest = typeof RecordLessonProgressRequest.Type

export const RecordLessonProgressResponse = Schema.Struct({
  course: CourseSummary,
  lesson: Lesson,
})
export type RecordLessonProgressResponse = typeof RecordLessonProgressResponse.Type
