import {
  CourseReview,
  type AnswerForm,
  type CourseDecision,
  type RemarkForm,
  type Resolution,
} from '#contract/course/course'
import { coursePaths } from '#contract/course/paths'
import { fill } from '#contract/shared/paths'
import { api } from '../api'
import { extraOf } from '../request'
import type { ClassArg } from '../results/resultApi'

type Change = 'remarks' | 'answers' | 'resolutions' | 'decisions'
const changeOf = (path: Change, { slug, classId, ...body }: ClassArg) => ({
  url: fill(coursePaths[path], { slug, classId }),
  method: 'POST' as const,
  body,
})

/**
 * The course of a class at the desk. A refusal means that it has changed since it was shown: it is read again then too.
 */
const courseApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCourse: build.query<CourseReview, ClassArg>({
      query: ({ slug, classId }) => ({ url: fill(coursePaths.course, { slug, classId }) }),
      responseSchema: CourseReview,
      providesTags: ['Run'],
    }),
    /** `file` is the id of a file that the port keeps: the store knows no bytes. */
    uploadCourse: build.mutation<CourseReview, ClassArg & { number: number; file: string }>({
      queryFn: async ({ slug, classId, number, file }, queryApi, _options, call) => {
        const body = extraOf(queryApi).effects.files.kept(file)
        const url = `${fill(coursePaths.course, { slug, classId })}?number=${number}`
        const answer = await call({ url, method: 'PUT', body })
        return answer.error ? { error: answer.error } : { data: answer.data as CourseReview }
      },
      responseSchema: CourseReview,
      invalidatesTags: ['Run'],
    }),
    addRemark: build.mutation<CourseReview, ClassArg & RemarkForm>({
      query: (arg) => changeOf('remarks', arg),
      responseSchema: CourseReview,
      invalidatesTags: ['Run'],
    }),
    answerRemark: build.mutation<CourseReview, ClassArg & AnswerForm>({
      query: (arg) => changeOf('answers', arg),
      responseSchema: CourseReview,
      invalidatesTags: ['Run'],
    }),
    resolveRemark: build.mutation<CourseReview, ClassArg & Resolution>({
      query: (arg) => changeOf('resolutions', arg),
      responseSchema: CourseReview,
      invalidatesTags: ['Run'],
    }),
    decideCourse: build.mutation<CourseReview, ClassArg & { number: number; decision: CourseDecision }>({
      query: (arg) => changeOf('decisions', arg),
      responseSchema: CourseReview,
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
