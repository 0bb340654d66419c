import type { FastifyRequest } from 'fastify'
import { needsRecord, refusalOf, type RecordFacts } from '#contract/access/authorize'
import type { Caller } from '#contract/access/caller'
import type { Action } from '#contract/access/policies'
import { HttpError } from './httpError'
import type { Api } from './types'

/** What is needed of a request to know who calls; `authorizedActions` are those that its handler has asked about. */
export type CallerRequest = Pick<FastifyRequest, 'signedIn' | 'authorizedActions'>

export const callerFacts = ({ signedIn }: Pick<CallerRequest, 'signedIn'>): Caller => ({
  user: signedIn?.user ?? null,
  token: signedIn?.tokenHash ?? null,
  hasSecondFactor: signedIn?.hasSecondFactor ?? false,
})

/** Throws the refusal of the contract where the caller may not do this, to this record. */
export const authorize = (request: CallerRequest, action: Action, record?: RecordFacts): void => {
  request.authorizedActions.add(action)
  const refusal = refusalOf(action, callerFacts(request), record)
  if (refusal) throw new HttpError(refusal)
}

/** The same for a record that was looked for: what was not found and what is someone else's are answered alike. */
export const authorized = <Found>(
  request: CallerRequest,
  action: Action,
  found: Found | undefined,
  facts: (found: Found) => RecordFacts,
): Found => {
  authorize(request, action, found && facts(found))
  if (found === undefined) throw new HttpError('not_found')
  return found
}

/** A handler that forgets to ask about the record it answers with is a fault, and its answer does not leave. */
export const requireAuthorize = (app: Api): void => {
  app.addHook('onSend', async ({ authorizedActions, routeOptions: { config } }, reply) => {
    const { action } = config
    if (reply.statusCode >= 400 || action === undefined || !needsRecord(action) || authorizedActions.has(action)) return
    throw new Error(`The handler of ${action} did not ask authorize() about its record.`)
  })
}
