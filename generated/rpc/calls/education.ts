// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { GetCourseRequestJson, GetCourseResponseJson, ListEducationProgramsRequestJson, ListEducationProgramsResponseJson, OpenCourseRequestJson, OpenCourseResponseJson, RecordLessonProgressRequestJson, RecordLessonProgressResponseJson } from '../portal/education/v1/education_pb.js'

/** RPC `/portal.education.v1.EducationService/GetCourse`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getCourse = (client: RpcClient, request: GetCourseRequestJson = {}, init: RpcInit = {}): Promise<GetCourseResponseJson> =>
  askRpc(client, 'getCourse', '/rpc/user/liv/me/education/portal.education.v1.EducationService/GetCourse', request, init)

/** RPC `/portal.education.v1.EducationService/ListEducationPrograms`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listEducationPrograms = (client: RpcClient, request: ListEducationProgramsRequestJson = {}, init: RpcInit = {}): Promise<ListEducationProgramsResponseJson> =>
  askRpc(client, 'listEducationPrograms', '/rpc/user/liv/me/education/portal.education.v1.EducationService/ListEducationPrograms', request, init)

/** RPC `/portal.education.v1.EducationService/OpenCourse`, in the JSON form of its messages. Throws `RpcProblem`. */
export const openCourse = (client: RpcClient, request: OpenCourseRequestJson = {}, init: RpcInit = {}): Promise<OpenCourseResponseJson> =>
  askRpc(client, 'openCourse', '/rpc/user/liv/me/education/portal.education.v1.EducationService/OpenCourse', request, init)

/** RPC `/portal.education.v1.EducationService/RecordLessonProgress`, in the JSON form of its messages. Throws `RpcProblem`. */
export const recordLessonProgress = (client: RpcClient, request: RecordLessonProgressRequestJson = {}, init: RpcInit = {}): Promise<RecordLessonProgressResponseJson> =>
  askRpc(client, 'recordLessonProgress', '/rpc/user/liv/me/education/portal.education.v1.EducationService/RecordLessonProgress', request, init)
