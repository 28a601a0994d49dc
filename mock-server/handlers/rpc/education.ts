import type { MessageInitShape } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  type CourseSchema,
  CourseProgress,
  type CourseSummarySchema,
  CourseTopic,
  type EducationService,
  type LessonSchema,
} from '../../../generated/proto/portal/education/v1/education_pb.js'
import type { CourseContent, LessonContent } from '../../seed/content/courses/course.ts'
import { courses } from '../../seed/content/courses/courses.ts'
import { localize } from '../../seed/content/localized-text.ts'
import { programCatalogue, programOrder } from '../../seed/program-catalogue.ts'
import { activePrograms, hasFeature } from '../../services/members/program-eligibility.ts'
import { readFact, updateFact } from '../../database/facts/facts.ts'
import type { CourseFact } from '../../database/facts/flow-facts.ts'
import { momentAt } from '../../services/time/moment-at.ts'
import { wallClock } from '../../services/time/time-zone.ts'
import { type MemberCall, memberCall } from '../rpc-call.ts'
import { finishTasks } from '../../services/members/finish-tasks.ts'

const untouched: CourseFact = { openedAt: null, completedAt: null, lessons: {} }

const progressOf = ({ openedAt, completedAt, lessons }: CourseFact): CourseProgress =>
  completedAt !== null
    ? CourseProgress.COMPLETED
    : openedAt !== null || Object.keys(lessons).length > 0
      ? CourseProgress.STARTED
      : CourseProgress.NOT_STARTED

const summaryWire = (
  { id, topic, title, summary, lessons }: CourseContent,
  fact: CourseFact,
  { caller, language }: MemberCall,
): MessageInitShape<typeof CourseSummarySchema> => ({
  id,
  topic: CourseTopic[topic],
  title: localize(title, language),
  summary: localize(summary, language),
  durationMinutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
  lessonCount: lessons.length,
  completedLessonCount: lessons.filter((lesson) => fact.lessons[lesson.id] !== undefined).length,
  progress: progressOf(fact),
  ...(fact.openedAt === null ? {} : { lastOpenTime: momentAt(caller.timeZone, fact.openedAt) }),
  ...(fact.completedAt === null
    ? {}
    : { completeTime: momentAt(caller.timeZone, fact.completedAt) }),
})

const lessonWire = (
  { id, title, minutes, paragraphs, suggestion, question }: LessonContent,
  fact: CourseFact,
  { caller, language }: MemberCall,
): MessageInitShape<typeof LessonSchema> => {
  const done = fact.lessons[id]
  return {
    id,
    title: localize(title, language),
    durationMinutes: minutes,
    paragraphs: paragraphs.map((paragraph) => localize(paragraph, language)),
    suggestion: suggestion ? localize(suggestion, language) : '',
    ...(question
      ? {
          question: {
            text: localize(question.text, language),
            choices: question.choices.map(([choice, text]) => ({
              id: choice,
              text: localize(text, language),
            })),
            correctChoiceId: question.right,
            explanation: localize(question.why, language),
          },
        }
      : {}),
    ...(done ? { completeTime: momentAt(caller.timeZone, done.completedAt) } : {}),
    ...(done && done.answer !== null ? { chosenChoiceId: done.answer } : {}),
  }
}

const courseWire = (
  course: CourseContent,
  fact: CourseFact,
  call: MemberCall,
): MessageInitShape<typeof CourseSchema> => ({
  summary: summaryWire(course, fact, call),
  lessons: course.lessons.map((lesson) => lessonWire(lesson, fact, call)),
})

/** Returns the database slugs of the active programs with the member's courses of each. */
const coursesByProgram = async ({
  store,
  caller,
}: MemberCall): Promise<
  readonly (readonly [slug: string, courses: readonly CourseContent[]])[]
> => {
  const active = await activePrograms(store, caller.id)
  const hasGlp1 = await hasFeature(store, caller.id, 'GLP1_EDUCATION')
  const slugs = programOrder
    .filter((program) => active.has(program))
    .map((program) => programCatalogue[program].dbSlug)
  return slugs
    .map(
      (slug) =>
        [
          slug,
          [...courses.values()].filter(
            ({ programs, feature }) =>
              programs.includes(slug) && (feature === undefined || hasGlp1),
          ),
        ] as const,
    )
    .filter(([, mine]) => mine.length > 0)
}

const courseOf = async (call: MemberCall, id: string): Promise<CourseContent> => {
  const mine = (await coursesByProgram(call)).flatMap(([, each]) => each)
  const course = mine.find((each) => each.id === id)
  if (!course) throw call.problem('course-not-found')
  return course
}

const record = async (
  { store, caller, now }: MemberCall,
  id: string,
  next: (before: CourseFact, clock: string) => CourseFact,
): Promise<CourseFact> =>
  (
    await updateFact(store, caller.id, 'courses', (before) => ({
      ...before,
      [id]: next(before[id] ?? untouched, wallClock(caller.timeZone, now)),
    }))
  )[id] ?? untouched

export const education: ServiceImpl<typeof EducationService> = {
  listEducationPrograms: async (_request, context) => {
    const call = memberCall(context)
    const facts = await readFact(call.store, call.caller.id, 'courses')
    const programs = await coursesByProgram(call)
    return {
      programs: programs.map(([dbSlug, mine]) => ({
        dbSlug,
        courses: mine.map((course) => summaryWire(course, facts[course.id] ?? untouched, call)),
      })),
    }
  },
  getCourse: async ({ courseId }, context) => {
    const call = memberCall(context)
    const course = await courseOf(call, courseId)
    const facts = await readFact(call.store, call.caller.id, 'courses')
    return { course: courseWire(course, facts[courseId] ?? untouched, call) }
  },
  openCourse: async ({ courseId }, context) => {
    const call = memberCall(context)
    const course = await courseOf(call, courseId)
    const fact = await record(call, courseId, (before, clock) => ({ ...before, openedAt: clock }))
    await finishTasks(call, 'START_COURSE')
    return { course: courseWire(course, fact, call) }
  },
  recordLessonProgress: async ({ courseId, lessonId, answerId }, context) => {
    const call = memberCall(context)
    const course = await courseOf(call, courseId)
    const lesson = course.lessons.find(({ id }) => id === lessonId)
    if (!lesson) throw call.problem('course-not-found')
    if (answerId !== undefined && !lesson.question?.choices.some(([id]) => id === answerId))
      throw call.problem('unknown-answer')
    const fact = await record(call, courseId, (before, clock) => {
      const known = before.lessons[lessonId]
      const lessons = {
        ...before.lessons,
        [lessonId]: {
          completedAt: known?.completedAt ?? clock,
          answer: answerId ?? known?.answer ?? null,
        },
      }
      const isThrough = course.lessons.every(({ id }) => lessons[id] !== undefined)
      return {
        openedAt: before.openedAt ?? clock,
        completedAt: before.completedAt ?? (isThrough ? clock : null),
        lessons,
      }
    })
    return { course: summaryWire(course, fact, call), lesson: lessonWire(lesson, fact, call) }
  },
}
