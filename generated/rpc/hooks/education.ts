// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { GetCourseRequestJson, GetCourseResponseJson, ListEducationProgramsRequestJson, ListEducationProgramsResponseJson, OpenCourseRequestJson, OpenCourseResponseJson, RecordLessonProgressRequestJson, RecordLessonProgressResponseJson } from '../portal/education/v1/education_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  getCourseOptions,
  listEducationProgramsOptions,
  openCourseMutation,
  recordLessonProgressMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>

/** RPC `/portal.education.v1.EducationService/GetCourse`. */
export const useGetCourse = <Data = GetCourseResponseJson>(
  request: GetCourseRequestJson = {},
  options?: Asking<GetCourseResponseJson, Data, readonly ['getCourse', GetCourseRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetCourseResponseJson, RpcProblem, Data, readonly ['getCourse', GetCourseRequestJson]>({ ...options, ...getCourseOptions(useRpcClient(), request) })

/** RPC `/portal.education.v1.EducationService/ListEducationPrograms`. */
export const useListEducationPrograms = <Data = ListEducationProgramsResponseJson>(
  request: ListEducationProgramsRequestJson = {},
  options?: Asking<ListEducationProgramsResponseJson, Data, readonly ['listEducationPrograms', ListEducationProgramsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListEducationProgramsResponseJson, RpcProblem, Data, readonly ['listEducationPrograms', ListEducationProgramsRequestJson]>({ ...options, ...listEducationProgramsOptions(useRpcClient(), request) })

/** RPC `/portal.education.v1.EducationService/OpenCourse`. */
export const useOpenCourse = (options?: Changing<OpenCourseResponseJson, OpenCourseRequestJson>): UseMutationResult<OpenCourseResponseJson, RpcProblem, OpenCourseRequestJson> =>
  useMutation<OpenCourseResponseJson, RpcProblem, OpenCourseRequestJson>({ ...options, ...openCourseMutation(useRpcClient()) })

/** RPC `/portal.education.v1.EducationService/RecordLessonProgress`. */
export const useRecordLessonProgress = (options?: Changing<RecordLessonProgressResponseJson, RecordLessonProgressRequestJson>): UseMutationResult<RecordLessonProgressResponseJson, RpcProblem, RecordLessonProgressRequestJson> =>
  useMutation<RecordLessonProgressResponseJson, RpcProblem, RecordLessonProgressRequestJson>({ ...options, ...recordLessonProgressMutation(useRpcClient()) })
