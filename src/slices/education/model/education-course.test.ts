import { expect, test } from 'vitest'
import type { Course, CourseSummary, Lesson } from './education.ts'
import {
  courseToOpen,
  endsCourse,
  isRight,
  isThroughWith,
  lessonAfter,
  lessonToShow,
  shownCourses,
} from './education-course.ts'

const course = (
  id: string,
  progress: CourseSummary['progress'],
  lastOpenTime?: string,
): CourseSummary => ({
  id,
  topic: 'FOOD',
  title: id,
  summary: id,
  durationMinutes: 8,
  lessonCount: 2,
  completedLessonCount: 0,
  progress,
  ...(lastOpenTime === undefined ? {} : { lastOpenTime }),
})
const [fresh, other, done] = [
  course('fresh', 'NOT_STARTED'),
  course('other', 'NOT_STARTED'),
  course('done', 'COMPLETED', '2026-11-19T08:00:00'),
]
const [older, newer] = [
  course('older', 'STARTED', '2026-11-01T08:00:00'),
  course('newer', 'STARTED', '2026-11-02T07:00:00'),
]

test.each([
  ['the begun one that was opened last', [fresh, older, newer], 'newer'],
  ['whatever the order', [newer, older, fresh], 'newer'],
  ['a begun one without a time is still begun', [fresh, course('timeless', 'STARTED')], 'timeless'],
  ['else the first that was never opened', [done, fresh, other], 'fresh'],
  ['none when the member has completed all', [done], undefined],
  ['none without courses', [], undefined],
] as const)('2§4: the course to open is %s', (_, courses, id) =>
  expect(courseToOpen(courses)?.id).toBe(id),
)

test('FLAG-014: shows courses on GLP-1 medicines only with the feature', () => {
  const glp1 = { ...fresh, topic: 'GLP1' as const }
  expect(shownCourses([glp1, other], false)).toEqual([other])
  expect(shownCourses([glp1, other], true)).toEqual([glp1, other])
})

test('FLAG-014: shows a course of an unknown topic, unless it is on GLP-1 medicines', () => {
  const [other, medicine] = ['COURSE_TOPIC_STRENGTH', 'COURSE_TOPIC_GLP1_STARTER'].map((raw) => ({
    ...fresh,
    topic: { type: 'unknown', raw } as const,
  }))
  if (other === undefined || medicine === undefined) throw new Error('No course.')
  expect(shownCourses([other, medicine], false)).toEqual([other])
})

test('is complete only when every course is known to be completed', () => {
  const unclear = { ...done, progress: { type: 'unknown', raw: 'COURSE_PROGRESS_PAUSED' } as const }
  expect(courseToOpen([done, unclear])).toBeNull()
  expect([
    isThroughWith([done], 0),
    isThroughWith([done, unclear], 0),
    isThroughWith([done], 1),
  ]).toEqual([true, false, false])
})

const lesson = (id: string, completeTime?: string): Lesson => ({
  id,
  title: id,
  durationMinutes: 4,
  paragraphs: ['…'],
  suggestion: '',
  ...(completeTime === undefined ? {} : { completeTime }),
})
const of = (...lessons: readonly Lesson[]): Course => ({
  summary: newer,
  lessons: { items: lessons, leftOut: 0 },
})
const [one, two, three] = [lesson('one', '2026-11-02T07:10:00'), lesson('two'), lesson('three')]

test.each([
  ['the one that the address names', of(one, two, three), 'three', 'three'],
  ['else the first that the member has not completed', of(one, two, three), null, 'two'],
  ['as for an unknown name', of(one, two), 'nobodys', 'two'],
  ['the first when the member has completed all', of(one), null, 'one'],
] as const)('the lesson to show: %s', (_, shown, id, expected) =>
  expect(lessonToShow(shown, id)?.id).toBe(expected),
)

test('returns the following lesson, and none after the last', () => {
  expect(lessonAfter(of(one, two, three), one)?.id).toBe('two')
  expect(lessonAfter(of(one, two, three), three)).toBeUndefined()
})

test.each([
  ['the last of a completed course', 'COMPLETED', 'two', true],
  ['a lesson before the last', 'COMPLETED', 'one', false],
  ['the last, with others still open', 'STARTED', 'two', false],
] as const)('the end of a course: %s', (_, progress, id, isEnd) => {
  const two = lesson('two', '2026-11-03T07:10:00')
  const course = { ...of(one, two), summary: { ...newer, progress } }
  expect(endsCourse(course, id === 'one' ? one : two)).toBe(isEnd)
  expect(endsCourse(course, lesson('two'))).toBe(false)
})

test('rates an answer, and returns null without a question or an answer', () => {
  const question = {
    text: '?',
    choices: {
      items: [
        { id: 'a', text: 'A' },
        { id: 'b', text: 'B' },
      ],
      leftOut: 0,
    },
    correctChoiceId: 'b',
    explanation: '…',
  }
  expect([
    isRight({ question }, 'b'),
    isRight({ question }, 'a'),
    isRight({ question }, undefined),
    isRight({}, 'b'),
  ]).toEqual([true, false, null, null])
})
