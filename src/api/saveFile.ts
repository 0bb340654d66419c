import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query'
import { badAnswer } from './api'
import { extraOf, type ApiFailure, type ApiRequest } from './request'

type Ask = (request: ApiRequest) => PromiseLike<{ error?: ApiFailure }> | { error?: ApiFailure }

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file as the server sends it, by its media type, and how the reader will find it. */
interface SentFile {
  url: string
  type: 'application/pdf' | 'text/csv' | typeof xlsxType
  name: string
}

/** Asks for a file and hands it to the reader: the store never holds it. */
export const saveFile = async (
  api: BaseQueryApi,
  ask: Ask,
  { url, type, name }: SentFile,
): Promise<QueryReturnValue<null, ApiFailure, undefined>> => {
  const received: Blob[] = []
  const isFile = (answer: Response) => answer.ok && answer.headers.get('content-type')?.split(';')[0] === type
  const read = async (answer: Response): Promise<unknown> =>
    isFile(answer) ? received.push(await answer.blob()) : answer.json()
  const { error } = await ask({ url, responseHandler: read })
  if (error) return { error }
  const [file] = received
  if (!file) return { error: badAnswer }
  extraOf(api).effects.files.save(name, type, file)
  return { data: null }
}
