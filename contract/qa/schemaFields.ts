import type { Endpoint } from '../shared/endpoint'

/** A place of a schema: the field, the fields beside it, and whether it holds free text; the empty field is the whole. */
export interface SchemaField {
  field: string
  holder: Record<string, unknown>
  isText: boolean
}

/** As far as zod's definitions are looked into. */
interface Definition {
  type: string
  format?: string
  checks?: { _zod: { def: { format?: string } } }[]
  shape?: Record<string, unknown>
  element?: unknown
  innerType?: unknown
  items?: unknown[]
  options?: unknown[]
  in?: unknown
  out?: unknown
  left?: unknown
  right?: unknown
  keyType?: unknown
  valueType?: unknown
  entries?: Record<string, string | number>
  values?: unknown[]
}

/** Formats of ids, days and instants: what has one of them says nothing of a person. */
const plainFormats = ['uuid', 'guid', 'date', 'datetime', 'time']
/** A text that a person may have written. */
export const isFreeText = ({ type, format, checks = [] }: Definition): boolean => {
  const formats = [format, ...checks.map(({ _zod }) => _zod.def.format)]
  const isPlain = formats.some((one) => one !== undefined && plainFormats.includes(one))
  return type === 'any' || type === 'unknown' || (type === 'string' && !isPlain)
}

export const definitionOf = (schema: unknown) => (schema as { _zod?: { def: Definition } } | undefined)?._zod?.def

/** Every place of a schema that can hold a value, with unions and lists taken apart. */
export const fieldsOf = (schema: unknown, field = '', holder: Record<string, unknown> = {}): SchemaField[] => {
  const definition = definitionOf(schema)
  if (!definition) return []
  const { type, shape, items = [], options = [] } = definition
  if (type === 'object') return Object.entries(shape ?? {}).flatMap(([name, inner]) => fieldsOf(inner, name, shape))
  if (type === 'string' || type === 'any' || type === 'unknown')
    return [{ field, holder, isText: isFreeText(definition) }]
  const { element, innerType, in: before, out: after, left, right, valueType } = definition
  const inner = [element, innerType, before, after, left, right, valueType, ...items, ...options].filter(Boolean)
  if (inner.length === 0) return [{ field, holder, isText: false }]
  return inner.flatMap((one) => fieldsOf(one, field, holder))
}

/** The schemas of a call: what it takes, and its answers in JSON. */
export const schemasOf = ({ schema: { params, querystring, body, response } }: Endpoint): unknown[] =>
  [params, querystring, body, ...Object.values(response)].filter((schema) => definitionOf(schema) !== undefined)
