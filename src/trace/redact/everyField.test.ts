import { allEndpoints } from '#contract/allEndpoints'
import { definitionOf } from '#contract/qa/schemaFields'
import { holds } from '../../testing/recordedTrace'
import { createCanaries, type Canary } from '../../testing/schemaCanaries'
import { redactTrace, secretsIn } from '../redactTrace'
import { textOf } from '../saveTrace'
import type { Trace } from '../trace'

const isObjectSchema = (schema: unknown) => definitionOf(schema)?.type === 'object'

/** A call as actions and state have it: its arguments by name, as a cache key, in an address and in a form; its answer. */
const traceOfCall = (name: string, args: object, answer: unknown): Trace => {
  const key = `${name}(${JSON.stringify(args)})`
  const flat = Object.entries(args).filter(([, value]) => typeof value === 'string') as [string, string][]
  const meta = { arg: { endpointName: name, originalArgs: args, queryCacheKey: key }, requestId: 'x' }
  const location = { pathname: '/desk', search: `?${new URLSearchParams(flat)}`, hash: '', key: 'k' }
  const actions = [
    { type: 'api/executeQuery/pending', meta },
    { type: 'api/executeQuery/fulfilled', meta, payload: answer },
    { type: 'router/locationChanged', payload: { location } },
    ...flat.map(([path, value]) => ({ type: 'forms/fieldChanged', payload: { id: 'form', path, value } })),
  ]
  const state = {
    api: {
      queries: { [key]: { endpointName: name, originalArgs: args, data: answer } },
      provided: { tags: { Dog: { x: [key] } } },
    },
    forms: { byId: { form: { values: args, base: {} } } },
    router: { location },
  }
  // The path of a request has its arguments as labels.
  const path = `/api/${flat.map(([, value]) => encodeURIComponent(value)).join('/')}`
  const requests = [{ step: 1, method: 'POST', path, query: Object.fromEntries(flat), body: args }]
  return { form: 'clearRound', actions, states: [state] as never, envelope: { requests } as never }
}

const canaries: Canary[] = []
const valueOf = createCanaries(canaries)
const traces = Object.entries(allEndpoints).map(([name, { schema }]) => {
  const parts = [schema.params, schema.querystring, schema.body].filter(isObjectSchema)
  const args = Object.assign({}, ...parts.map((part) => valueOf(name, part))) as object
  const [answer] = Object.values(schema.response)
  return { name, trace: traceOfCall(name, args, valueOf(name, answer)) }
})

const written = traces.map(({ name, trace }) => {
  const { trace: redacted } = redactTrace(trace)
  return { name, redacted, text: JSON.stringify([redacted.states, textOf(redacted)]) }
})

describe('every text of every call of the contract, typed, sent, received, in cache keys, addresses and requests', () => {
  it('is a text of every trace before it is redacted', () => {
    expect(canaries.length).toBeGreaterThan(1000)
    const raw = traces.map(({ trace }) => JSON.stringify([trace.states, textOf(trace)]))
    const all = raw.join('\n')
    expect(canaries.filter(({ text }) => !holds(all, text)).map(({ call, field }) => `${call}: ${field}`)).toEqual([])
  })

  it('is replaced in a saved trace where it is not marked as public [X01]', () => {
    const secret = canaries.filter(({ isPublic }) => !isPublic)
    const texts = new Map(written.map(({ name, text }) => [name, text]))
    const left = secret.filter(({ call, text }) => holds(texts.get(call) ?? '', text))
    expect(left.map(({ call, field }) => `${call}: ${field}`)).toEqual([])
    expect(secret.length).toBeGreaterThan(300)
  })

  it('leaves a trace that its readers let pass [X04]', () => {
    expect(
      written.filter(({ redacted }) => Object.keys(secretsIn(redacted)).length > 0).map(({ name }) => name),
    ).toEqual([])
    expect(traces.filter(({ trace }) => Object.keys(secretsIn(trace)).length > 0).length).toBeGreaterThan(100)
  })
})
