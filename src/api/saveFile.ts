import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query'
import type { Endpoint } from '#contract/shared/endpoint'
import { badAnswer } from './api'
import { extraOf, type ApiFailure, type ApiRequest } from './request'

type Ask = (request: ApiRequest) => PromiseLike<{ error?: ApiFailure }> | { error?: ApiFailure }

/** A call that is answered by a file, and the name under which the reader will find it. */
interface SentFile {
  of: Endpoint & { schema: { response: { 200: { content: object } } } }
  request: ApiRequest
  name: string
}

/** Asks for a file and hands it to the reader: the store never holds it. */
export const saveFile = async (
  api: BaseQueryApi,
  ask: Ask,
  { of, request, name }: SentFile,
): Promise<QueryReturnValue<null, ApiFailure, undefined>> => {
  const received: Blob[] = []
  const [type = ''] = Object.keys(of.schema.response[200].content)
  const isFile = (answer: Response) => answer.ok && answer.headers.get('content-type')?.split(';')[0] === type
  const read = async (answer: Response): Promise<unknown> =>
    isFile(answer) ? received.push(await answer.blob()) : answer.json()
  const { error } = await ask({ ...request, responseHandler: read })
  if (error) return { error }
  const [file] = received
  if (!file) return { error: badAnswer }
  extraOf(api).effects.files.save(name, type, file)
  return { data: null }
}
