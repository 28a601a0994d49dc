// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  getCourse,
  listEducationPrograms,
  openCourse,
  recordLessonProgress,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { GetCourseRequestJson, GetCourseResponseJson, ListEducationProgramsRequestJson, ListEducationProgramsResponseJson, OpenCourseRequestJson, OpenCourseResponseJson, RecordLessonProgressRequestJson, RecordLessonProgressResponseJson } from '../portal/education/v1/education_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Key of `getCourse`: the RPC and its request. */
export const getCourseKey = (request: GetCourseRequestJson = {}) => ['getCourse', request] as const

/** Query options of `/portal.education.v1.EducationService/GetCourse`. */
export const getCourseOptions = (client: RpcClient, request: GetCourseRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getCourseKey(request) as DataTag<readonly ['getCourse', GetCourseRequestJson], GetCourseResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getCourse(client, request, { ...init, signal }),
})

/** Key of `listEducationPrograms`: the RPC and its request. */
export const listEducationProgramsKey = (request: ListEducationProgramsRequestJson = {}) => ['listEducationPrograms', request] as const

/** Query options of `/portal.education.v1.EducationService/ListEducationPrograms`. */
export const listEducationProgramsOptions = (client: RpcClient, request: ListEducationProgramsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listEducationProgramsKey(request) as DataTag<readonly ['listEducationPrograms', ListEducationProgramsRequestJson], ListEducationProgramsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listEducationPrograms(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.education.v1.EducationService/OpenCourse`. */
export const openCourseMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['openCourse'] as const,
  mutationFn: (request: OpenCourseRequestJson): Promise<OpenCourseResponseJson> => openCourse(client, request, init),
})

/** Mutation options of `/portal.education.v1.EducationService/RecordLessonProgress`. */
export const recordLessonProgressMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['recordLessonProgress'] as const,
  mutationFn: (request: RecordLessonProgressRequestJson): Promise<RecordLessonProgressResponseJson> => recordLessonProgress(client, request, init),
})
