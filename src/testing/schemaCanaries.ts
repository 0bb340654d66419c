import { markOf, publicAnswers } from '#contract/qa/textMarks'
import { definitionOf, isFreeText } from '#contract/qa/schemaFields'

/** A canary of one text of a schema, and whether a trace may keep it. */
export interface Canary {
  call: string
  field: string
  text: string
  isPublic: boolean
}

const moments: Record<string, string> = {
  date: '2026-12-12',
  datetime: '2026-12-12T08:30:00.000Z',
  time: '08:30',
}
const uuid = '00000005-0000-4000-8000-000000000001'

const isPublic = (call: string, field: string, holder: object) =>
  field === '' ? publicAnswers.includes(call) : markOf(field, holder) === 'public'

/** Values of schemas with another canary at each place for a text, which are added to `canaries`. */
export const createCanaries = (canaries: Canary[]) => {
  const canaryOf = (call: string, field: string, holder: object): string => {
    const text = `Canary Żółć-${String(canaries.length).padStart(5, '0')} "of" ${field}`
    canaries.push({ call, field, text, isPublic: isPublic(call, field, holder) })
    return text
  }

  const valueOf = (call: string, schema: unknown, field = '', holder: object = {}): unknown => {
    const definition = definitionOf(schema)
    if (!definition) return undefined
    const { type, shape = {}, entries = {}, values = [] } = definition
    const within = (inner: unknown) => valueOf(call, inner, field, holder)
    if (type === 'object')
      return Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, valueOf(call, inner, name, shape)]))
    if (type === 'array') return [within(definition.element)]
    if (type === 'tuple') return (definition.items ?? []).map(within)
    if (type === 'record') return { [String(within(definition.keyType))]: within(definition.valueType) }
    if (type === 'union') return within(definition.options?.find((one) => definitionOf(one)?.type !== 'null'))
    if (type === 'enum') return Object.values(entries)[0]
    if (type === 'literal') return values[0]
    if (type === 'number' || type === 'int') return 1
    if (type === 'boolean') return true
    if (type === 'null') return null
    if (type === 'string' && !isFreeText(definition)) return moments[definition.format ?? ''] ?? uuid
    if (type === 'string' || type === 'any' || type === 'unknown') return canaryOf(call, field, holder)
    return within(definition.innerType ?? definition.in)
  }
  return valueOf
}
