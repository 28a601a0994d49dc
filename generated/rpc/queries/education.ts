// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { getCourse, listEducationPrograms, openCourse, recordLessonProgress } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { GetCourseRequestJson, ListEducationProgramsRequestJson, OpenCourseRequestJson, RecordLessonProgressRequestJson } from '../portal/education/v1/education_pb.js'
import type { GetCourseResponse, ListEducationProgramsResponse, OpenCourseResponse, RecordLessonProgressResponse } from '../../schemas/rpc/education.reader.ts'

/** RPC `/portal.education.v1.EducationService/GetCourse`. */
export const getCourseQuery: QueryOperation<RpcClient, GetCourseRequestJson, GetCourseResponse> = { id: 'getCourse', run: getCourse }

/** RPC `/portal.education.v1.EducationService/ListEducationPrograms`. */
export const listEducationProgramsQuery: QueryOperation<RpcClient, ListEducationProgramsRequestJson, ListEducationProgramsResponse> = { id: 'listEducationPrograms', run: listEducationPrograms }

/** RPC `/portal.education.v1.EducationService/OpenCourse`. */
export const openCourseMutation: MutationOperation<RpcClient, OpenCourseRequestJson, OpenCourseResponse> = { id: 'openCourse', run: openCourse, invalidates: ['listEducationPrograms', 'getCourse', 'listUserTasks'] }

/** RPC `/portal.education.v1.EducationService/RecordLessonProgress`. */
export const recordLessonProgressMutation: MutationOperation<RpcClient, RecordLessonProgressRequestJson, RecordLessonProgressResponse> = { id: 'recordLessonProgress', run: recordLessonProgress, invalidates: ['listEducationPrograms', 'getCourse'] }
