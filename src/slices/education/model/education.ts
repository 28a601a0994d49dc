import type {
  Course,
  CourseSummary,
  EducationProgram,
  Lesson,
} from '#generated/schemas/rpc/education.reader.ts'

export type { Course, CourseSummary, EducationProgram, Lesson }
