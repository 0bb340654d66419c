import * as fc from 'fast-check'
import type { Schema } from './openApi'

/** Words that mean something to the server: ids of rows, one's own and others', slugs, passwords. */
export type Known = readonly string[]

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)])

/** What no schema asks for. */
export const hostile: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '\u202e',
    '🐕'.repeat(50),
    'x'.repeat(20_000),
    '<b>',
    "' or 1=1 --",
    '../../etc',
  ],
  ...[0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308, '0', '1e3', 'NaN', '99999999999'],
  ...['0000-01-01', '9999-12-31', '2026-02-30', '-000001-01-01', 'infinity'],
  ...[null, true, false, [], {}, [null], nested(200), { length: 5 }, { constructor: { prototype: {} } }],
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key${index}`, index])),
)

const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.nat(99).map((number) => `fuzz${number}@example.org`),
  date: fc.integer({ min: 0, max: 9_000 }).map((days) => new Date(days * 86_400_000 + 1e12).toISOString().slice(0, 10)),
  'date-time': fc.integer({ min: 0, max: 9_000 }).map((days) => new Date(days * 86_400_000).toISOString()),
}

const text = ({ format, minLength = 0, maxLength = 40 }: Schema, known: Known) => {
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) })
  return fc.oneof(
    fc.constantFrom(...known),
    format === undefined ? free : (formats[format] ?? free),
    fc.constant('clear-round'),
  )
}

const number = ({ type, minimum = -10, maximum = 10_000 }: Schema) =>
  type === 'integer'
    ? fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31) })
    : fc.double({ min: minimum, max: maximum })

/** What meets several schemas: their parts of an object, or else what one of them describes, since texts have no parts. */
const together = (parts: readonly unknown[]): unknown =>
  parts.every((part) => typeof part === 'object' && part !== null)
    ? (Object.assign({}, ...parts) as unknown)
    : parts.find((part) => typeof part !== 'object')

/** A value as a schema asks for it, mostly: patterns are left to chance and to what is known. */
export const valueOf = (schema: Schema, schemas: Record<string, Schema>, known: Known): fc.Arbitrary<unknown> => {
  const inner = (one: Schema) => valueOf(one, schemas, known)
  const { $ref, anyOf, oneOf, allOf, properties = {}, required = [], items, maxItems = 3 } = schema
  if ($ref !== undefined) return inner(schemas[$ref.replace('#/components/schemas/', '')] ?? {})
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const choices = anyOf ?? oneOf
  if (choices) return fc.oneof(...choices.map(inner))
  if (allOf) return fc.tuple(...allOf.map(inner)).map(together)
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })))
  switch (schema.type) {
    case 'string':
      return text(schema, known)
    case 'integer':
    case 'number':
      return number(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(inner(items ?? {}), { maxLength: Math.min(maxItems, 3) })
    case 'object': {
      const parts = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inner(one)]))
      return fc.record(parts, { requiredKeys: required })
    }
    default:
      return hostile
  }
}

/** A value with one part of it replaced, taken away or added. */
export const nearly = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(value, hostile, fc.nat()).map(([whole, wrong, where]) => {
    if (typeof whole !== 'object' || whole === null || Object.keys(whole).length === 0) return wrong
    const keys = Object.keys(whole)
    const key = keys[where % keys.length] ?? ''
    if (where % 5 === 0) return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key))
    return Array.isArray(whole)
      ? [...(whole as unknown[]), wrong]
      : { ...whole, [where % 7 === 0 ? 'added' : key]: wrong }
  })
