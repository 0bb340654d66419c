import { markOf, publicAnswers, type SecretKind, type TextMark } from '#contract/qa/textMarks'
import { isObject } from '../delta'
import { isOwnWord, isPublicCall } from './ownTexts'

type Fields = Record<string, unknown>

/**
 * What a text is by its place: public, of a kind, or `open`, which is secret as long as it is no word of the application.
 * `codes` are refusals by the name of their field, `ids` the tags of answers by what they are about.
 */
export type Scope = TextMark | 'open' | 'codes' | 'ids'

/** Fields of the store and of its libraries that the contract has not, and whose texts are the application's own. */
const fieldsOfStore: readonly string[] = [
  // Redux, RTK Query and redux-persist.
  'type',
  'status',
  'requestId',
  'requestStatus',
  'endpointName',
  'fixedCacheKey',
  'middlewareRegistered',
  'stack',
  // Forms by their ids, and fields by their paths.
  'path',
  'touched',
  'changed',
  // The width of the window, as one of the breakpoints.
  'width',
  // What is open on the screen, and of which record.
  'of',
  'part',
  'panels',
  'list',
  'chosen',
  // What the server says of a refused call, in the reader's language: its sentences are about rules.
  'message',
]

/** Actions whose payload is one text of the application. */
const publicPayloads: readonly unknown[] = [
  'api/config/middlewareRegistered',
  'panels/panelToggled',
  'plan/planChosen',
  'showView/dogChosen',
  'ui/widthChanged',
  'selection/selectionCleared',
]

/** Kinds that are replaced at their place even where the text is a word of the application. */
export const strictKinds: readonly Scope[] = ['token', 'password', 'code', 'factor', 'card', 'link']

export const isKind = (scope: Scope): scope is SecretKind => !['public', 'open', 'codes', 'ids'].includes(scope)

/** Objects whose keys are ids or names of fields; any other key that the application does not spell is a text. */
const mapsOfIds: readonly string[] = [
  'queries',
  'mutations',
  'keys',
  'subscriptions',
  'byId',
  'byClass',
  'entities',
  'selection',
  // Fields of forms.
  'values',
  'base',
  'staleValues',
  'refusals',
]
export const hasPublicKeys = (field: string, scope: Scope): boolean => scope === 'ids' || mapsOfIds.includes(field)

/** The name of the call that an action or a cache entry belongs to. */
const callOf = ({ meta, endpointName }: Fields): unknown =>
  endpointName ?? (meta as { arg?: { endpointName?: unknown } } | undefined)?.arg?.endpointName

const isPublicPart = (field: string, fields: Fields): boolean => {
  if (field === 'originalArgs') return isPublicCall(fields['endpointName'])
  if (field === 'payload' || field === 'data')
    return publicPayloads.includes(fields['type']) || publicAnswers.includes(String(callOf(fields)))
  return false
}

/** An action that changes a form names the field by its path, and has its value beside it. */
const formField = (field: string, { path }: Fields): string =>
  field === 'value' && typeof path === 'string' ? (path.split('.').at(-1) ?? '') : field

interface Place {
  field: string
  scope: Scope
}

/** The field whose text this is, and what it is there. */
export const placeOf = (field: string, holder: object, value: unknown, outer: Place): Place => {
  const fields = holder as Fields
  if (outer.scope === 'codes' && typeof value === 'string') return { field, scope: 'codes' }
  if (outer.field === 'tags' || outer.scope === 'ids') return { field, scope: 'ids' }
  const own = formField(field, fields)
  if ((own === 'refusals' || own === 'fields' || own === 'refused') && isObject(value) && !Array.isArray(value))
    return { field: own, scope: 'codes' }
  // The contract's mark goes first: a field of the store must not open one that has its name.
  const mark = markOf(own, own === field ? fields : {})
  const isOwn = fieldsOfStore.includes(own) || isPublicPart(own, fields)
  return { field: own, scope: mark ?? (isOwn ? 'public' : 'open') }
}

const call = /^(\w+)\((.*)\)$/s

/** The cache key of a call without an argument. */
export const isCallWithout = (text: string): boolean => {
  const [, name = '', inner] = call.exec(text) ?? []
  return isOwnWord(name) && (inner === 'undefined' || inner === '')
}

/** The tag of an answer that is about one record, as `src/api` writes it: `slug latka`. */
export const recordIn = (text: string): { record: string; write: (record: string) => string } | null => {
  const [, kind, record] = /^(slug|draw) (.+)$/s.exec(text) ?? []
  return kind !== undefined && record !== undefined ? { record, write: (other) => `${kind} ${other}` } : null
}

/** The JSON inside a text: a cache key of RTK Query (`getShow({"slug":…})`), or JSON as a whole; null where there is none. */
export const jsonIn = (
  text: string,
): { value: unknown; call: string | null; write: (value: unknown) => string } | null => {
  const [, name = null, inner] = call.exec(text) ?? []
  const json = inner ?? text
  if (name === null ? !/^[[{]/.test(json) : !isOwnWord(name)) return null
  try {
    const value: unknown = JSON.parse(json)
    if (JSON.stringify(value) !== json) return null
    return {
      value,
      call: name,
      write: (other) => (name === null ? JSON.stringify(other) : `${name}(${JSON.stringify(other)})`),
    }
  } catch {
    return null
  }
}
