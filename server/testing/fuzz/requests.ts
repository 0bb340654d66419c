import * as fc from 'fast-check'
import { apiBase } from '#contract/shared/paths'
import { examples } from './examples'
import type { OpenApi, Operation, Schema } from './openApi'
import { hostile, nearly, valueOf, type Known } from './values'

export const fuzzActors = ['anonymous', 'newcomer', 'member', 'admin'] as const
export type FuzzActor = (typeof fuzzActors)[number]

export interface FuzzRequest {
  /** As the document names it. */
  path: string
  method: string
  as: FuzzActor
  url: string
  headers: Record<string, string>
  body?: string
}

/** Node refuses an address of more than 16 KiB before anything of ours sees it. */
const longest = 2_000

/** A value as one escaped segment of an address, cut where it is too long, or a malformed escape where it has none. */
const inAddress = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  try {
    return encodeURIComponent(/^\.{1,2}$/.test(text) ? `x${text}` : text).slice(0, longest)
  } catch {
    return '%ED%A0%80'
  }
}
const wild = fc.constantFrom(
  '%00',
  '%zz',
  '%ff',
  '..%2f..%2fetc',
  // As it is, and as '.' and '..' are, it would name the address above.
  '%252e%252e',
  'x'.repeat(400),
  '%20',
  "'",
  '0',
  'undefined',
)

const parameter = (schema: Schema, document: OpenApi, known: Known) =>
  fc.oneof(
    { weight: 6, arbitrary: valueOf(schema, document.components.schemas, known).map(inAddress) },
    { weight: 1, arbitrary: hostile.map(inAddress) },
    { weight: 1, arbitrary: wild },
  )

const types = [
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  'application/jsonp',
  '',
  ';',
  'application/json, text/html',
  '*/*',
]
const raws = [
  '',
  '{',
  '{"a":',
  'null',
  '[]',
  '"x"',
  '7',
  'a=b',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '[['.repeat(15_000),
  '\0',
  '\ufeff{}',
  '{"email":"a","email":"b"}',
]
const tooLarge = `"${'x'.repeat(150_000)}"`

interface Sent {
  headers: Record<string, string>
  body: string | undefined
}

const bodyOf = (schema: Schema | undefined, document: OpenApi, known: Known, example: unknown): fc.Arbitrary<Sent> => {
  const json: Record<string, string> = { 'content-type': 'application/json' }
  const made = schema ? valueOf(schema, document.components.schemas, known) : hostile
  // Texts of a pattern are seldom met by chance: half begin as what the operation is known to take.
  const right = example === undefined ? made : fc.oneof(made, fc.constant(example))
  const written = (value: fc.Arbitrary<unknown>) => value.map((one) => ({ headers: json, body: JSON.stringify(one) }))
  return fc.oneof(
    { weight: 8, arbitrary: written(right) },
    { weight: 6, arbitrary: written(nearly(right)) },
    { weight: 1, arbitrary: written(hostile) },
    { weight: 1, arbitrary: fc.constantFrom(...raws).map((body) => ({ headers: json, body })) },
    { weight: 1, arbitrary: fc.constant({ headers: json, body: tooLarge }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...types), right)
        .map(([type, body]) => ({ headers: { 'content-type': type }, body: JSON.stringify(body) })),
    },
    { weight: 1, arbitrary: fc.constant({ headers: {}, body: undefined }) },
  )
}

const usualHeaders = fc.record(
  {
    'accept-language': fc.constantFrom('en', 'pl', '*', 'xx;q=', 'pl'.repeat(500)),
    'if-none-match': fc.constantFrom('*', '"x"', ',,,', 'W/"'),
    authorization: fc.constantFrom(
      'Bearer',
      'Bearer nonsense',
      'Basic eDp5',
      `Bearer ${'x'.repeat(8_000)}`,
      'Bearer \u00ff',
    ),
    cookie: fc.constantFrom('device=x', 'locale=%00; __Secure-device=', '=;=;'),
  },
  { requiredKeys: [] },
)

const ofOperation = (path: string, method: string, operation: Operation, document: OpenApi, known: Known) => {
  const example = examples[`${method.toUpperCase()} ${path.slice(apiBase.length)}`]
  const { parameters = [], requestBody } = operation
  const given = parameters.map(({ name, in: where, required = false, schema }) =>
    fc
      .tuple(parameter(schema, document, known), fc.boolean())
      .map(([text, left]) => ({ name, where, text: required || where === 'path' || !left ? text : null })),
  )
  const body =
    method === 'get'
      ? fc.constant<Sent>({ headers: {}, body: undefined })
      : bodyOf(requestBody?.content['application/json']?.schema, document, known, example)
  // Nine of ten say rightly who they are.
  const odd = fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: usualHeaders })
  return fc
    .tuple(fc.constantFrom(...fuzzActors), fc.tuple(...given), body, odd)
    .map(([as, values, sent, headers]): FuzzRequest => {
      const of = (where: string) => values.filter((value) => value.where === where && value.text !== null)
      const address = of('path').reduce((url, { name, text }) => url.replace(`{${name}}`, () => text ?? ''), path)
      const query = of('query').map(({ name, text }) => `${name}=${text ?? ''}`)
      const named = Object.fromEntries(of('header').map(({ name, text }) => [name, text ?? '']))
      const url = query.length > 0 ? `${address}?${query.join('&')}` : address
      return {
        path,
        method,
        as,
        url,
        headers: { ...named, ...headers, ...sent.headers },
        ...(sent.body !== undefined && { body: sent.body }),
      }
    })
}

/** Requests of every operation of a document: as it asks, nearly so, and not at all. */
export const requestsOf = (document: OpenApi, known: Known, seed: number, howMany: number): FuzzRequest[] => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ofOperation(path, method, operation, document, known)),
  )
  return fc.sample(fc.oneof(...operations), { seed, numRuns: howMany })
}
