import { peopleEndpoints } from '#contract/people/people'
import { byCaller } from '../../audit/audit'
import { reauthenticate } from '../../domain/account/reauthentication'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { authorized, callerFacts, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { limitOf } from '../../http/limit'
import { minute } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import { workedFacts } from '../../domain/show/deskShow'
import { lockWorked } from '../../domain/show/life'
import { answerAppointment } from './answerAppointment'
import { cancelPersonInvitation, sendPersonInvitation } from './invite'
import { loadDeskPeople } from './list'
import { findPerson, personFacts, toDeskPerson } from './person'
import { addPerson, renamePerson } from './savePerson'

const hour = 60 * minute

/** The people named by shows: listed, added, renamed, invited; and a judge's answer to an appointment. */
export const deskPeopleRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  const byAccount = limitOf(deps, 'invitations of people by an admin', 60, hour)
  // A stranger is not to be written to all day, no matter who asks for it.
  const toAddress = limitOf(deps, 'invitations of people to an address', 6, 24 * hour)
  const answer = async (request: CallerRequest, id: string) => {
    const caller = callerFacts(request)
    const person = authorized(request, 'person.read', await findPerson(db, id), personFacts(caller))
    return toDeskPerson(db, person, caller, now())
  }
  const known = async (id: string) => {
    const person = await findPerson(db, id)
    if (!person) throw new HttpError('not_found')
    return person
  }

  app.route({
    ...routeOf(peopleEndpoints.getDeskPeople),
    handler: (request) => loadDeskPeople(db, callerOf(request).user, request.query, now()),
  })

  app.route({
    ...routeOf(peopleEndpoints.addPerson),
    handler: async (request, reply) => {
      const person = await db.transaction((tx) => addPerson(tx, request.body, byCaller(request, now())))
      reply.code(201)
      return toDeskPerson(db, person, callerFacts(request), now())
    },
  })

  app.route({
    ...routeOf(peopleEndpoints.getDeskPerson),
    handler: (request) => answer(request, request.params.id),
  })

  app.route({
    ...routeOf(peopleEndpoints.renamePerson),
    handler: async (request) => {
      const { id } = request.params
      const by = byCaller(request, now())
      await db.transaction(async (tx) => {
        const person = await findPerson(tx, id)
        if (!person) throw new HttpError('not_found')
        await renamePerson(tx, person, request.body, by)
      })
      return toDeskPerson(db, await known(id), callerFacts(request), now())
    },
  })

  app.route({
    ...routeOf(peopleEndpoints.invitePerson, { logsAs: 'invitation_sent' }),
    handler: async (request, reply) => {
      const { id } = request.params
      const { email, role, ...reauthentication } = request.body
      await known(id)
      await reauthenticate(app, deps, request, reply, reauthentication)
      await byAccount.consume(callerOf(request).user.id, reply)
      await toAddress.consume(email, reply)
      await sendPersonInvitation(deps, request, id, { email, role }, byCaller(request, now()))
      reply.code(201)
      return toDeskPerson(db, await known(id), callerFacts(request), now())
    },
  })

  app.route({
    ...routeOf(peopleEndpoints.cancelPersonInvitation),
    handler: async (request) => {
      const { id } = request.params
      await cancelPersonInvitation(deps, request, id, byCaller(request, now()))
      return toDeskPerson(db, await known(id), callerFacts(request), now())
    },
  })

  app.route({
    ...routeOf(peopleEndpoints.answerAppointment),
    handler: async (request, reply) => {
      const facts = workedFacts(callerFacts(request))
      await db.transaction(async (tx) => {
        const found = await lockWorked(tx, request.params.slug)
        const show = authorized(request, 'appointment.answer', found, facts)
        await answerAppointment(tx, deps, show, request.body.answer, byCaller(request, now()))
      })
      return reply.status(204).send()
    },
  })
}
