import { shortest } from './finder'
import { fieldsNotLookedInto, formsOfPeople, secretFields, type SecretKind } from './secrets'

type Fields = Record<string, unknown>

/**
 * The kind of everything in a value; else its fields tell: those of a form about a `person` as such, and nothing where they
 * are `names` of fields.
 */
export type Scope = SecretKind | 'person' | 'names' | null
export const isKind = (scope: Scope): scope is SecretKind => scope !== null && scope !== 'person' && scope !== 'names'

const byField = new Map<string, (typeof secretFields)[number][]>()
for (const rule of secretFields)
  for (const field of rule.fields) byField.set(field, [...(byField.get(field) ?? []), rule])

const ruleOf = (field: string, holder: Fields): SecretKind | null =>
  byField.get(field)?.find(({ within }) => within === undefined || within(holder))?.kind ?? null

const person = { name: '', email: '', street: '' }

/** An action that changes a form names the field by its path, and has its value beside it. */
const isFormOfPerson = (id: unknown) => formsOfPeople.includes(String(id).split(/[ /]/)[0] ?? '')

const ofFormField = ({ id, path }: Fields): SecretKind | null => {
  if (typeof path !== 'string') return null
  return ruleOf(path.split('.').at(-1) ?? '', isFormOfPerson(id) ? person : {})
}

/** What is secret at a field of an object. */
export const kindOf = (field: string, holder: object, outer: Scope): Scope => {
  if (isKind(outer) || outer === 'names') return outer
  if (fieldsNotLookedInto.includes(field)) return 'names'
  const fields = holder as Fields
  if (outer === 'person') return ruleOf(field, person) ?? outer
  if (isFormOfPerson(field) || (field === 'form' && isFormOfPerson(fields['id']))) return 'person'
  return field === 'value' ? ofFormField(fields) : ruleOf(field, fields)
}

/** What an address's query says, by the names of fields; short values could be any word. */
export const secretsInQuery = (text: string): [SecretKind, string][] => {
  const [, query] = /^[^?\s]*\?([^#\s]+)/.exec(text) ?? []
  return [...new URLSearchParams(query ?? '')].flatMap(([field, value]) => {
    const kind = ruleOf(field, person)
    return kind && value.length >= shortest ? [[kind, value] as [SecretKind, string]] : []
  })
}

const call = /^(\w+)\((.*)\)$/s

/** The JSON inside a text: a cache key of RTK Query (`getShow({"slug":…})`), or JSON as a whole; null where there is none. */
export const jsonIn = (text: string): { value: object; write: (value: unknown) => string } | null => {
  const [, name, inner] = call.exec(text) ?? []
  const json = inner ?? text
  if (!/^[[{]/.test(json)) return null
  try {
    const value = JSON.parse(json) as object
    if (JSON.stringify(value) !== json) return null
    return {
      value,
      write: (other) => (name === undefined ? JSON.stringify(other) : `${name}(${JSON.stringify(other)})`),
    }
  } catch {
    return null
  }
}
