import type { UnknownAction } from '@reduxjs/toolkit'
import type { MessageDescriptor } from 'react-intl'
import { fieldChanged, formRefused, formSubmitted } from '../../../store/forms/formsSlice'
import { scriptFailed } from '../../../store/notifications/notificationsSlice'
import { locationChanged } from '../../../store/router/routerSlice'
import { connectionChanged, failed } from '../../../store/ui/uiSlice'
import { metaOf } from '../../../trace/marks'
import { stepMessages } from './messages'

export interface StepSentence {
  message: MessageDescriptor
  values: Record<string, string>
}

/** saveResults -> save results */
const spaced = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const say = (message: MessageDescriptor, values: Record<string, string> = {}): StepSentence => ({ message, values })

const callSentence = ({ type, payload }: UnknownAction, name: string): StepSentence | null => {
  const call = spaced(name)
  if (type.endsWith('/pending')) return null
  if (type.endsWith('/fulfilled')) return say(stepMessages.answered, { call })
  const { status, code } = Object(payload ?? {}) as { status?: unknown; code?: unknown }
  const why = [status, code].filter(Boolean).join(' ')
  return why === '' ? say(stepMessages.unanswered, { call }) : say(stepMessages.refused, { call, why })
}

const formOf = ({ payload }: { payload: unknown }): string => (payload as { id: string }).id

/** What happened at a step, in a sentence; null where the next step of the same call says it. */
export const stepSentence = (action: UnknownAction): StepSentence | null => {
  const { arg, condition } = metaOf(action)
  const { endpointName } = Object(arg ?? {}) as { endpointName?: unknown }
  if (typeof endpointName === 'string') return condition === true ? null : callSentence(action, endpointName)
  if (locationChanged.match(action)) return say(stepMessages.page, { page: action.payload.location.pathname })
  if (fieldChanged.match(action))
    return say(stepMessages.field, { form: action.payload.id, field: action.payload.path })
  if (formSubmitted.match(action)) return say(stepMessages.submitted, { form: formOf(action) })
  if (formRefused.match(action)) return say(stepMessages.formRefused, { form: formOf(action) })
  if (connectionChanged.match(action)) return say(action.payload ? stepMessages.online : stepMessages.offline)
  if (failed.match(action)) return say(stepMessages.broken, { message: action.payload.message })
  if (scriptFailed.match(action)) return say(stepMessages.threw, { message: action.payload.message })
  return say(stepMessages.other, { event: spaced(action.type.replace('/', ': ')) })
}
