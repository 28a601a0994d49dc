export const educationPath = {
  courses: '/education',
  course: (id: string) => `/education/${encodeURIComponent(id)}`,
  lesson: (course: string, lesson: string) =>
    `/education/${encodeURIComponent(course)}?lesson=${encodeURIComponent(lesson)}`,
} as const
