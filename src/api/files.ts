import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query'
import type { Endpoint } from '#contract/shared/endpoint'
import { badAnswer } from './api'
import { callOf, type CallArgs } from './callOf'
import { extraOf, type ApiFailure, type ApiRequest } from './request'

type Ask = (request: ApiRequest) => PromiseLike<{ error?: ApiFailure }> | { error?: ApiFailure }

type FileEndpoint = Endpoint & { schema: { response: { 200: { content: object } } } }

/** A call that is answered by a file. */
interface FileCall {
  of: FileEndpoint
  request: ApiRequest
}
export const fileCall = <const E extends FileEndpoint>(of: E, ...call: CallArgs<E>): FileCall => ({
  of,
  request: callOf(of, ...call),
})

/** The name under which the reader will find it. */
interface SentFile extends FileCall {
  name: string
}

const typeOf = ({ of }: FileCall): string => Object.keys(of.schema.response[200].content)[0] ?? ''

/** Asks for a file, which is neither in the store nor in an action. */
export const receiveFile = async (
  ask: Ask,
  file: FileCall,
): Promise<{ data: Blob; error?: undefined } | { error: ApiFailure }> => {
  const received: Blob[] = []
  const type = typeOf(file)
  const isFile = (answer: Response) => answer.ok && answer.headers.get('content-type')?.split(';')[0] === type
  const read = async (answer: Response): Promise<unknown> =>
    isFile(answer) ? received.push(await answer.blob()) : answer.json()
  const { error } = await ask({ ...file.request, responseHandler: read })
  if (error) return { error }
  const [data] = received
  return data ? { data } : { error: badAnswer }
}

/** A `queryFn` that asks for a file and hands it to the reader: the store never holds it. */
export const savesFile =
  <Arg>(fileOf: (arg: Arg) => SentFile) =>
  async (
    arg: Arg,
    api: BaseQueryApi,
    _options: unknown,
    ask: Ask,
  ): Promise<QueryReturnValue<null, ApiFailure, undefined>> => {
    const { name, ...file } = fileOf(arg)
    const received = await receiveFile(ask, file)
    if (received.error) return { error: received.error }
    extraOf(api).effects.files.save(name, typeOf(file), received.data)
    return { data: null }
  }
