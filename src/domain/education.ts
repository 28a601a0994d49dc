import * as Schema from 'effect/Schema'
import { listOf, matching, text, whole } from './formats.ts'
import { MessageDateTime } from './message-formats.ts'
import { SlugId } from './user-tasks.ts'

export const courseTopics = ['PREDIABETES', 'FOOD', 'ACTIVITY', 'WEIGHT', 'SLEEP_AND_STRESS', 'GLP1'] as const
export const courseProgresses = ['NOT_STARTED', 'STARTED', 'COMPLETED'] as const

/** A course in the list, and how far the member is with it. */
export const CourseSummary = Schema.Struct({
  id: SlugId,
  topic: Schema.Literals(courseTopics),
  title: text(1, 120),
  summary: text(1, 400),
  minutes: whole(1, 600),
  lessons: whole(1, 100),
  lessonsCompleted: whole(0, 100),
  progress: Schema.Literals(courseProgresses),
  lastOpenedAt: Schema.optionalKey(MessageDateTime),
  completedAt: Schema.optionalKey(MessageDateTime),
})
export type CourseSummary = typeof CourseSummary.Type

/** The courses of a program, by its database slug. */
export const EducationProgram = Schema.Struct({ dbSlug: matching(/^[A-Z][A-Z0-9_]{0,59}$/), courses: listOf(CourseSummary, 50) })
export type EducationProgram = typeof EducationProgram.Type

export const LessonChoice = Schema.Struct({ id: SlugId, text: text(1, 200) })
export const LessonQuestion = Schema.Struct({ text: text(1, 300), choices: listOf(LessonChoice, 6, 2), rightId: SlugId, explanation: text(1, 600) })

/** Plain paragraphs, something to try (may be empty), and sometimes a question with the member's latest answer. */
export const Lesson = Schema.Struct({
  id: SlugId,
  title: text(1, 120),
  minutes: whole(1, 120),
  paragraphs: listOf(text(1, 1000), 20, 1),
  toTry: text(0, 400),
  question: Schema.optionalKey(LessonQuestion),
  completedAt: Schema.optionalKey(MessageDateTime),
  answeredId: Schema.optionalKey(SlugId),
})
export type Lesson = typeof Lesson.Type

export const Course = Schema.Struct({ summary: CourseSummary, lessons: listOf(Lesson, 100, 1) })
export type Course = typeof Course.Type
