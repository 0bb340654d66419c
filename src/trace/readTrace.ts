import './allEndpoints'
import * as z from 'zod/mini'
import { areBounded } from './bounds'
import { isObject } from './delta'
import { reviveJsan } from './jsan'
import { readLifted } from './readLifted'
import { envelopeVersion, type Envelope, type ReadResult, type State, type Trace } from './trace'

const Actions = z.array(z.looseObject({ type: z.string() }))
const Text = z.string()
const Pseudonyms = z.optional(z.array(Text))
const Key = z.union([z.string(), z.number()])
const Change = z.union([z.tuple([z.array(Key), z.unknown()]), z.tuple([z.array(Key)])])
const EnvelopeSchema = z.object({
  version: z.literal(envelopeVersion),
  app: z.object({ name: Text, version: Text, commit: Text }),
  recordedAt: Text,
  dt: z.array(z.number()),
  env: z.object({ locale: Text, colorScheme: Text, width: z.number(), online: z.boolean() }),
  dropped: z.int(),
  redaction: z.record(z.string(), z.int()),
  deltas: z.array(z.array(Change)),
  finalHash: Text,
  requests: z.optional(
    z.array(
      z.object({
        step: z.int(),
        method: Text,
        path: Text,
        query: z.optional(z.record(z.string(), Text)),
        body: z.optional(z.unknown()),
      }),
    ),
  ),
  rerun: z.optional(
    z.object({
      steps: z.array(z.int()),
      requests: z.array(z.int()),
      extras: z.record(z.string(), z.int()),
      effects: z.optional(z.record(z.string(), z.array(z.int()))),
    }),
  ),
})

/** What makes an envelope of one version one of the next, by the version that it comes from. */
const upgrades: Record<number, (envelope: object) => object> = {}

const unreadable = (reason: string): ReadResult => ({ success: false, reason })
const issueText = ({ issues }: z.core.$ZodError) =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`)
    .join('; ')

const versionOf = (envelope: unknown): unknown =>
  isObject(envelope) && 'version' in envelope ? envelope.version : null

const readEnvelope = (given: unknown, count: number): Envelope | string => {
  let envelope = given
  const version = versionOf(envelope)
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return 'clearRoundTrace names no version'
  if (version > envelopeVersion)
    return `its version is ${version} and this build reads up to ${envelopeVersion}: use the build that recorded it, or a newer one`
  for (let from = version; from < envelopeVersion; from += 1) envelope = upgrades[from]?.(envelope as object)
  const { data, error } = EnvelopeSchema.safeParse(envelope)
  if (error) return `clearRoundTrace is damaged: ${issueText(error)}`
  if (data.deltas.length !== count || data.dt.length !== count)
    return `it has ${count} actions, but tells of ${data.deltas.length} changes and ${data.dt.length} times`
  return data
}

const parsed = (text: string): unknown => reviveJsan(JSON.parse(text))

interface PayloadFile {
  payload: unknown
  preloadedState?: unknown
  clearRoundTrace?: unknown
  clearRoundPseudonyms?: unknown
}

const readPayload = (file: PayloadFile): ReadResult => {
  const part = (value: unknown) => (typeof value === 'string' ? parsed(value) : value)
  const { data: actions, error } = Actions.safeParse(part(file.payload))
  if (error) return unreadable(`payload is no list of actions: ${issueText(error)}`)
  const start = part(file.preloadedState)
  const listed = Pseudonyms.safeParse(file.clearRoundPseudonyms)
  if (listed.error) return unreadable(`clearRoundPseudonyms is damaged: ${issueText(listed.error)}`)
  const trace: Trace = {
    form: 'payload',
    actions: actions,
    ...(isObject(start) && { start: start as State }),
    ...(listed.data && { pseudonyms: listed.data }),
  }
  if (file.clearRoundTrace === undefined) return { success: true, trace }
  const envelope = readEnvelope(file.clearRoundTrace, actions.length)
  if (typeof envelope === 'string') return unreadable(envelope)
  return { success: true, trace: { ...trace, form: 'clearRound', envelope } }
}

const readValue = (file: unknown): ReadResult => {
  if (Array.isArray(file)) {
    const { data, error } = Actions.safeParse(file)
    return error
      ? unreadable(`it is a list, but not of actions: ${issueText(error)}`)
      : { success: true, trace: { form: 'actions', actions: data } }
  }
  if (!isObject(file)) return unreadable('it is neither a list of actions nor an export of Redux DevTools')
  if ('payload' in file) return readPayload(file)
  if ('actionsById' in file) return readLifted(file)
  return unreadable('it has neither payload nor actionsById, which Redux DevTools write')
}

/** Nothing of a trace is so large, or so deep, that reading on would not end. */
const bounded = (read: ReadResult): ReadResult => {
  if (!read.success) return read
  const { start, actions, states = [], envelope } = read.trace
  return areBounded([start, ...actions, ...states, ...(envelope?.deltas ?? [])])
    ? read
    : unreadable('a state or an action is too large, too deep, or contains itself')
}

/**
 * Reads a trace of any form: Redux DevTools' export of actions (`payload`), their lifted state (`actionsById`), a bare list
 * of actions, or ours. Never throws, and runs nothing of what it reads.
 */
export const readTrace = (text: string): ReadResult => {
  try {
    return bounded(readValue(parsed(text)))
  } catch (error) {
    return unreadable(error instanceof Error ? `it is no JSON: ${error.message}` : 'it is no JSON')
  }
}
