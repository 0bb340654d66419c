import * as z from 'zod'
import type { OpenApi, Schema } from './openApi'
import type { FuzzRequest } from './requests'

export interface FuzzAnswer {
  status: number
  type: string | undefined
  body: string
}

/** What is wrong with an answer. */
export type Fault = 'server error' | 'undeclared status' | 'undeclared content type' | 'body against its schema'

const readable = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Compares answers with what a document declares. */
export const verdictOf = (document: OpenApi) => {
  const $defs = JSON.parse(
    JSON.stringify(document.components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as Record<string, Schema>
  const compiled = new Map<Schema, z.ZodType>()
  const fits = (schema: Schema, value: unknown): boolean => {
    const known =
      compiled.get(schema) ??
      z.fromJSONSchema({
        ...(JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')) as object),
        $defs,
      } as never)
    compiled.set(schema, known)
    return known.safeParse(value).success
  }
  return ({ path, method }: FuzzRequest, { status, type, body }: FuzzAnswer): Fault[] => {
    const faults: Fault[] = []
    if (status >= 500) faults.push('server error')
    const declared = document.paths[path]?.[method]?.responses[String(status)]
    if (!declared) return [...faults, 'undeclared status']
    const kind = type?.split(';')[0] ?? ''
    if (body === '')
      return declared.content && status !== 204 && status !== 304 ? [...faults, 'body against its schema'] : faults
    const schema = declared.content?.[kind]?.schema
    if (!schema) return [...faults, 'undeclared content type']
    // A trace is declared as the text that it is.
    const isRead = /[/+]json$/.test(kind) && schema.type !== 'string'
    const value = isRead ? readable(body) : body
    return fits(schema, value) ? faults : [...faults, 'body against its schema']
  }
}
