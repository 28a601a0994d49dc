// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { GetCourseRequestJson, ListEducationProgramsRequestJson, OpenCourseRequestJson, RecordLessonProgressRequestJson } from '../portal/education/v1/education_pb.js'
import type { GetCourseResponse, ListEducationProgramsResponse, OpenCourseResponse, RecordLessonProgressResponse } from '../../schemas/rpc/education.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { getCourseQuery, listEducationProgramsQuery, openCourseMutation, recordLessonProgressMutation } from '../queries.ts'

/** RPC `/portal.education.v1.EducationService/GetCourse`. */
export const useGetCourse = queryHook<RpcProblem, RpcClient, GetCourseRequestJson, GetCourseResponse>(getCourseQuery, useRpcClient)

/** RPC `/portal.education.v1.EducationService/ListEducationPrograms`. */
export const useListEducationPrograms = queryHook<RpcProblem, RpcClient, ListEducationProgramsRequestJson, ListEducationProgramsResponse>(listEducationProgramsQuery, useRpcClient)

/** RPC `/portal.education.v1.EducationService/OpenCourse`. */
export const useOpenCourse = mutationHook<RpcProblem, RpcClient, OpenCourseRequestJson, OpenCourseResponse>(openCourseMutation, useRpcClient)

/** RPC `/portal.education.v1.EducationService/RecordLessonProgress`. */
export const useRecordLessonProgress = mutationHook<RpcProblem, RpcClient, RecordLessonProgressRequestJson, RecordLessonProgressResponse>(recordLessonProgressMutation, useRpcClient)
