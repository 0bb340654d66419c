import type { UnknownAction } from '@reduxjs/toolkit'
import { scriptFailed } from '../../../store/notifications/notificationsSlice'
import { connectionChanged, failed } from '../../../store/ui/uiSlice'
import { isObject } from '../../../trace/delta'

type Fields = Record<string, unknown>
const fieldsOf = (value: unknown): Fields => (isObject(value) ? { ...value } : {})

/** saveResults -> save results; a call and a field are words of the code, in every language. */
const words = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const longestId = 12
const short = (value: string | number) => {
  const text = String(value)
  return text.length > longestId && /^[\da-f-]{36}$/.test(text) ? text.slice(0, 8) : text
}

/** What names the record that a call is about, the most readable first. */
const subjects = ['slug', 'name', 'id', 'classId', 'entryId', 'dog', 'show', 'form', 'path']
const subjectOf = (argument: unknown): string => {
  if (typeof argument === 'string' || typeof argument === 'number') return ` ${short(argument)}`
  const fields = fieldsOf(argument)
  const found = subjects
    .map((name) => fields[name])
    .find((value) => typeof value === 'string' || typeof value === 'number')
  return found === undefined ? '' : ` ${short(found)}`
}

/** How a call ended: what the server's refusal is called, with its status. */
const endOf = ({ type, payload, error }: UnknownAction): string => {
  if (type.endsWith('/pending')) return ''
  if (type.endsWith('/fulfilled')) return ': ok'
  const { status, code } = fieldsOf(payload)
  const { message } = fieldsOf(error)
  return `: ${[status, code].filter(Boolean).join(' ') || (typeof message === 'string' ? message : 'failed')}`
}

/** What happened at a step, in a line: a call by its name, its record and its end, a field by its form and name. */
export const stepText = (action: UnknownAction): string => {
  const { arg } = fieldsOf(action['meta'])
  const call = fieldsOf(arg)
  const name = call['endpointName']
  if (typeof name === 'string') return `${words(name)}${subjectOf(call['originalArgs'])}${endOf(action)}`
  if (failed.match(action)) return `broken screen: ${action.payload.message}`
  if (scriptFailed.match(action)) return `error: ${action.payload.message}`
  if (connectionChanged.match(action)) return action.payload ? 'online' : 'offline'
  const [slice = '', event = ''] = action.type.split('/')
  const { id, path, location } = fieldsOf(action['payload'])
  if (slice === 'forms') return [words(event), id, path].filter((part) => typeof part === 'string').join(' ')
  if (action.type === 'router/locationChanged') return `page ${String(fieldsOf(location)['pathname'])}`
  return event === '' ? action.type : `${slice}: ${words(event)}`
}
