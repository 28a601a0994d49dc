// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { GetCourseRequestJson, ListEducationProgramsRequestJson, OpenCourseRequestJson, RecordLessonProgressRequestJson } from '../portal/education/v1/education_pb.js'
import { readGetCourseResponse, type GetCourseResponse, readListEducationProgramsResponse, type ListEducationProgramsResponse, readOpenCourseResponse, type OpenCourseResponse, readRecordLessonProgressResponse, type RecordLessonProgressResponse } from '../../schemas/rpc/education.reader.ts'

/**
 * RPC `/portal.education.v1.EducationService/GetCourse`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getCourse = (client: RpcClient, request: GetCourseRequestJson = {}, init: RpcInit = {}): Promise<GetCourseResponse> =>
  readRpc(client, 'getCourse', readGetCourseResponse, '/rpc/user/liv/me/education/portal.education.v1.EducationService/GetCourse', request, init)

/**
 * RPC `/portal.education.v1.EducationService/ListEducationPrograms`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listEducationPrograms = (client: RpcClient, request: ListEducationProgramsRequestJson = {}, init: RpcInit = {}): Promise<ListEducationProgramsResponse> =>
  readRpc(client, 'listEducationPrograms', readListEducationProgramsResponse, '/rpc/user/liv/me/education/portal.education.v1.EducationService/ListEducationPrograms', request, init)

/**
 * RPC `/portal.education.v1.EducationService/OpenCourse`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const openCourse = (client: RpcClient, request: OpenCourseRequestJson = {}, init: RpcInit = {}): Promise<OpenCourseResponse> =>
  readRpc(client, 'openCourse', readOpenCourseResponse, '/rpc/user/liv/me/education/portal.education.v1.EducationService/OpenCourse', request, init)

/**
 * RPC `/portal.education.v1.EducationService/RecordLessonProgress`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const recordLessonProgress = (client: RpcClient, request: RecordLessonProgressRequestJson = {}, init: RpcInit = {}): Promise<RecordLessonProgressResponse> =>
  readRpc(client, 'recordLessonProgress', readRecordLessonProgressResponse, '/rpc/user/liv/me/education/portal.education.v1.EducationService/RecordLessonProgress', request, init)
