// Written by `npm run generate` from contracts/. Do not edit.
import { defaulted, formats, list, member, number, numeral, object, optional, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import type { ListEducationProgramsRequest, CourseSummary, EducationProgram, ListEducationProgramsResponse, GetCourseRequest, LessonChoice, LessonQuestion, Lesson, Course, GetCourseResponse, OpenCourseRequest, OpenCourseResponse, RecordLessonProgressRequest, RecordLessonProgressResponse } from './education.reader.ts'

const pattern = text(/^[a-z0-9][a-z0-9-]{0,63}$/u)
const courseTopic = member('COURSE_TOPIC_', ['', 'PREDIABETES', 'FOOD', 'ACTIVITY', 'WEIGHT', 'SLEEP_AND_STRESS', 'GLP1'])
const courseProgress = member('COURSE_PROGRESS_', ['', 'NOT_STARTED', 'STARTED', 'COMPLETED'])
const pattern2 = text(/^[A-Z][A-Z0-9_]{0,59}$/u)

export const ListEducationProgramsRequestReader: Tolerant<ListEducationProgramsRequest> = object({})

export const CourseSummaryReader: Tolerant<CourseSummary> = object({
  id: defaulted(pattern, ''),
  topic: defaulted(courseTopic, "COURSE_TOPIC_UNSPECIFIED"),
  title: defaulted(text(/./su), ''),
  summary: defaulted(text(/./su), ''),
  durationMinutes: defaulted(numeral(number(true, 1, 600)), 0),
  lessonCount: defaulted(numeral(number(true, 1, 100)), 0),
  completedLessonCount: numeral(number(true, 0, 100)),
  progress: defaulted(courseProgress, "COURSE_PROGRESS_UNSPECIFIED"),
  lastOpenTime: optional(orUnreadable(formats.timestamp)),
  completeTime: optional(orUnreadable(formats.timestamp)),
})

export const EducationProgramReader: Tolerant<EducationProgram> = object({
  dbSlug: defaulted(pattern2, ''),
  courses: defaulted(rows(CourseSummaryReader), []),
})

export const ListEducationProgramsResponseReader: Tolerant<ListEducationProgramsResponse> = object({
  programs: defaulted(rows(EducationProgramReader), []),
})

export const GetCourseRequestReader: Tolerant<GetCourseRequest> = object({
  courseId: defaulted(pattern, ''),
})

export const LessonChoiceReader: Tolerant<LessonChoice> = object({
  id: defaulted(pattern, ''),
  text: defaulted(text(/./su), ''),
})

export const LessonQuestionReader: Tolerant<LessonQuestion> = object({
  text: defaulted(text(/./su), ''),
  choices: defaulted(rows(LessonChoiceReader, 2), []),
  correctChoiceId: defaulted(pattern, ''),
  explanation: defaulted(text(/./su), ''),
})

export const LessonReader: Tolerant<Lesson> = object({
  id: defaulted(pattern, ''),
  title: defaulted(text(/./su), ''),
  durationMinutes: defaulted(numeral(number(true, 1, 120)), 0),
  paragraphs: defaulted(list(text(/./su), 1), []),
  suggestion: defaulted(orUnreadable(text()), ''),
  question: optional(orUnreadable(LessonQuestionReader)),
  completeTime: optional(orUnreadable(formats.timestamp)),
  chosenChoiceId: optional(orUnreadable(pattern)),
})

export const CourseReader: Tolerant<Course> = object({
  summary: CourseSummaryReader,
  lessons: defaulted(rows(LessonReader, 1), []),
})

export const GetCourseResponseReader: Tolerant<GetCourseResponse> = object({
  course: CourseReader,
})

export const OpenCourseRequestReader: Tolerant<OpenCourseRequest> = object({
  courseId: defaulted(pattern, ''),
})

export const OpenCourseResponseReader: Tolerant<OpenCourseResponse> = object({
  course: CourseReader,
})

export const RecordLessonProgressRequestReader: Tolerant<RecordLessonProgressRequest> = object({
  courseId: defaulted(pattern, ''),
  lessonId: defaulted(pattern, ''),
  answerId: optional(pattern),
})

export const RecordLessonProgressResponseReader: Tolerant<RecordLessonProgressResponse> = object({
  course: CourseSummaryReader,
  lesson: LessonReader,
})
