import {
  type AnswerForm,
  type CourseDecision,
  courseEndpoints,
  type CourseReview,
  type RemarkForm,
  type Resolution,
} from '#contract/course/course'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { extraOf } from '../request'
import type { ClassArg } from '../results/resultApi'

/**
 * The course of a class at the desk. A refusal means that it has changed since it was shown: it is read again then too.
 */
const courseApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCourse: build.query<CourseReview, ClassArg>({
      query: ({ slug, classId }) => callOf(courseEndpoints.getCourse, { params: { slug, classId } }),
      responseSchema: answerOf(courseEndpoints.getCourse),
      providesTags: ['Run'],
    }),
    /** `file` is the id of a file that the port keeps: the store knows no bytes. */
    uploadCourse: build.mutation<CourseReview, ClassArg & { number: number; file: string }>({
      queryFn: async ({ slug, classId, number, file }, queryApi, _options, call) => {
        const body = extraOf(queryApi).effects.files.kept(file)
        const request = callOf(courseEndpoints.uploadCourse, { params: { slug, classId }, query: { number } })
        const answer = await call({ ...request, body })
        return answer.error ? { error: answer.error } : { data: answer.data as CourseReview }
      },
      responseSchema: answerOf(courseEndpoints.uploadCourse),
      invalidatesTags: ['Run'],
    }),
    addRemark: build.mutation<CourseReview, ClassArg & RemarkForm>({
      query: ({ slug, classId, ...body }) => callOf(courseEndpoints.addRemark, { params: { slug, classId }, body }),
      responseSchema: answerOf(courseEndpoints.addRemark),
      invalidatesTags: ['Run'],
    }),
    answerRemark: build.mutation<CourseReview, ClassArg & AnswerForm>({
      query: ({ slug, classId, ...body }) => callOf(courseEndpoints.answerRemark, { params: { slug, classId }, body }),
      responseSchema: answerOf(courseEndpoints.answerRemark),
      invalidatesTags: ['Run'],
    }),
    resolveRemark: build.mutation<CourseReview, ClassArg & Resolution>({
      query: ({ slug, classId, ...body }) => callOf(courseEndpoints.resolveRemark, { params: { slug, classId }, body }),
      responseSchema: answerOf(courseEndpoints.resolveRemark),
      invalidatesTags: ['Run'],
    }),
    decideCourse: build.mutation<CourseReview, ClassArg & { number: number; decision: CourseDecision }>({
      query: ({ slug, classId, ...body }) => callOf(courseEndpoints.decideCourse, { params: { slug, classId }, body }),
      responseSchema: answerOf(courseEndpoints.decideCourse),
      invalidatesTags: ['Run'],
    }),
  }),
})

export const {
  useGetCourseQuery,
  useUploadCourseMutation,
  useAddRemarkMutation,
  useAnswerRemarkMutation,
  useResolveRemarkMutation,
  useDecideCourseMutation,
} = courseApi
