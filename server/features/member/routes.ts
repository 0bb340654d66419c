import { memberEndpoints } from '#contract/member/memberEndpoints'
import type { DeskMember } from '#contract/member/member'
import type { MemberSelection } from '#contract/shared/listQueries'
import type { Locale } from '#contract/shared/locales'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { reauthenticate } from '../../domain/account/reauthentication'
import type { PaymentProvider } from '../../domain/payment/provider'
import { callerOf } from '../../http/auth'
import type { CallerRequest } from '../../http/authorize'
import { limitOf } from '../../http/limit'
import { minute, perNetwork, tenMinutes } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import { sendCsv, sendXlsx } from '../../http/tables'
import type { Api } from '../../http/types'
import { cardsPdf } from './cardsPdf'
import { countMembers } from './counts'
import { actForMember } from './actFor'
import { addMember } from './addMember'
import { blockMember, unblockMember } from './block'
import { correctMembership, endMembership, recordMembership } from './deskMemberships'
import {
  clearMemberBounce,
  confirmationGoesTo,
  removeMemberFactor,
  requestMemberEmail,
  sendConfirmation,
  stopMemberEmail,
} from './help'
import { addToFamily, removeFromFamily } from './family'
import { recordListing, recordLook } from './history'
import { refundMembership } from './refundMembership'
import { loadMember } from './member'
import { pauseMembership, resumeMembership } from './pause'
import { membersTable } from './membersTable'
import { addNote } from './notes'
import { allMembers, loadMembers } from './register'

/** The register of members: as rows, counted, and as files; what is known about one, and what the office records of them. */
export const memberRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps
  // Each writes rows that stay.
  const written = limitOf(deps, 'records about members by an admin', 600, 60 * minute)
  // Each sends an email, and shows all that a member sees.
  const begun = limitOf(deps, 'acting for members by an admin', 20, 60 * minute)
  const answer = (request: CallerRequest, id: string): Promise<DeskMember> =>
    loadMember(db, id, callerOf(request).user.id, now())

  const tableOf = async (request: Parameters<typeof byCaller>[0] & { query: MemberSelection; locale: Locale }) => {
    await recordListing(db, byCaller(request, now()))
    return membersTable(await allMembers(db, request.query, now()), request.locale)
  }

  app.route({
    ...routeOf(memberEndpoints.getMembers),
    handler: ({ query }) => loadMembers(db, query, now()),
  })

  app.route({
    ...routeOf(memberEndpoints.getMemberCounts),
    handler: ({ query }) => countMembers(db, query, now()),
  })

  app.route({
    ...routeOf(memberEndpoints.getMembersTable),
    handler: async (request, reply) => sendCsv(reply, 'members', await tableOf(request), request.locale),
  })

  app.route({
    ...routeOf(memberEndpoints.getMembersWorkbook),
    handler: async (request, reply) => sendXlsx(reply, 'members', [await tableOf(request)]),
  })

  app.route({
    ...routeOf(memberEndpoints.getMemberCards),
    ...perNetwork(deps, 'membership cards', 60, tenMinutes),
    handler: async (request, reply) => {
      const at = now()
      await recordListing(db, byCaller(request, at))
      const members = await allMembers(db, request.query, at)
      return reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="membership-cards.pdf"')
        .send(await cardsPdf(members, { locale: request.locale, at }))
    },
  })

  app.route({
    ...routeOf(memberEndpoints.addMember, { logsAs: 'account_registered' }),
    handler: async (request, reply) => {
      await written.consume(callerOf(request).user.id, reply)
      const id = await addMember(deps, request.body, byCaller(request, now()))
      request.subjectId = id
      reply.code(201)
      return answer(request, id)
    },
  })

  app.route({
    ...routeOf(memberEndpoints.getDeskMember),
    handler: async (request) => {
      const { id } = request.params
      const member = await answer(request, id)
      await recordLook(db, id, byCaller(request, now()))
      return member
    },
  })

  app.route({
    ...routeOf(memberEndpoints.addNote),
    handler: async (request, reply) => {
      await written.consume(callerOf(request).user.id, reply)
      const { id } = request.params
      await addNote(db, { id, by: byCaller(request, now()), ...request.body })
      reply.code(201)
      return answer(request, id)
    },
  })

  app.route({
    ...routeOf(memberEndpoints.recordMembership, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await written.consume(callerOf(request).user.id, reply)
      const { id } = request.params
      await recordMembership({ deps, payments }, { id, by: byCaller(request, now()), ...request.body })
      return answer(request, id)
    },
  })

  app.route({
    ...routeOf(memberEndpoints.blockMember, { logsAs: 'sessions_ended' }),
    handler: async (request) => {
      const { id } = request.params
      request.subjectId = id
      await blockMember(db, { id, by: byCaller(request, now()), ...request.body })
      return answer(request, id)
    },
  })

  app.route({
    ...routeOf(memberEndpoints.unblockMember),
    handler: async (request) => {
      const { id } = request.params
      await unblockMember(db, { id, by: byCaller(request, now()) })
      return answer(request, id)
    },
  })

  app.route({
    ...routeOf(memberEndpoints.sendMemberConfirmation),
    handler: async (request, reply) => {
      const { id } = request.params
      const email = await confirmationGoesTo(db, id)
      await app.limits.mailsTo.consume(`confirm ${email}`, reply)
      await sendConfirmation(deps, { id, by: byCaller(request, now()), email })
      return { email }
    },
  })

  app.route({
    ...routeOf(memberEndpoints.removeMemberFactor, { logsAs: 'second_factor_removed' }),
    handler: async (request, reply) => {
      const { id } = request.params
      const { reason, ...reauthentication } = request.body
      request.subjectId = id
      await reauthenticate(app, deps, request, reply, reauthentication)
      await removeMemberFactor(deps, { id, by: byCaller(request, now()), reason })
      return answer(request, id)
    },
  })

  app.route({
    ...routeOf(memberEndpoints.actForMember, { logsAs: 'acting_started' }),
    handler: async (request, reply) => {
      const { id } = request.params
      const { reason, ...reauthentication } = request.body
      const { user, sessionId } = callerOf(request)
      request.subjectId = id
      await begun.consume(user.id, reply)
      await reauthenticate(app, deps, request, reply, reauthentication)
      await actForMember(deps, { id, by: byCaller(request, now()), sessionId, reason })
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(memberEndpoints.changeMemberEmail, { logsAs: 'email_change_requested' }),
    handler: async (request, reply) => {
      const { id } = request.params
      const { email, reason, ...reauthentication } = request.body
      request.subjectId = id
      await reauthenticate(app, deps, request, reply, reauthentication)
      await written.consume(callerOf(request).user.id, reply)
      await app.limits.mailsTo.consume(`confirm ${email}`, reply)
      await app.limits.mailsTo.consume(`email change of ${id}`, reply)
      await requestMemberEmail(deps, { id, by: byCaller(request, now()), email, reason })
      return answer(request, id)
    },
  })

  app.route({
    ...routeOf(memberEndpoints.stopMemberEmailChange, { logsAs: 'email_change_stopped' }),
    handler: async (request) => {
      const { id } = request.params
      request.subjectId = id
      await stopMemberEmail(deps, { id, by: byCaller(request, now()) })
      return answer(request, id)
    },
  })

  app.route({
    ...routeOf(memberEndpoints.clearBounce),
    handler: async (request) => {
      const { id } = request.params
      await clearMemberBounce(db, id, byCaller(request, now()))
      return answer(request, id)
    },
  })

  app.route({
    ...routeOf(memberEndpoints.correctMembership),
    handler: async (request) => {
      const { id } = request.params
      await correctMembership(db, { id, by: byCaller(request, now()), ...request.body })
      return answer(request, id)
    },
  })

  app.route({
    ...routeOf(memberEndpoints.pauseMembership),
    handler: async (request, reply) => {
      await written.consume(callerOf(request).user.id, reply)
      const { id } = request.params
      await pauseMembership(deps, { id, by: byCaller(request, now()), ...request.body })
      return answer(request, id)
    },
  })

  app.route({
    ...routeOf(memberEndpoints.resumeMembership),
    handler: async (request, reply) => {
      await written.consume(callerOf(request).user.id, reply)
      const { id } = request.params
      await resumeMembership(deps, { id, by: byCaller(request, now()), ...request.body })
      return answer(request, id)
    },
  })

  app.route({
    ...routeOf(memberEndpoints.addToFamily),
    handler: async (request, reply) => {
      await written.consume(callerOf(request).user.id, reply)
      const { id } = request.params
      await addToFamily(deps, { id, by: byCaller(request, now()), ...request.body })
      return answer(request, id)
    },
  })

  app.route({
    ...routeOf(memberEndpoints.removeFromFamily),
    handler: async (request) => {
      const { id, memberId } = request.params
      await removeFromFamily(db, { id, memberId, by: byCaller(request, now()) })
      return answer(request, id)
    },
  })

  app.route({
    ...routeOf(memberEndpoints.refundMembership, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await written.consume(callerOf(request).user.id, reply)
      const { id } = request.params
      await refundMembership(deps, { id, by: byCaller(request, now()), ...request.body })
      return answer(request, id)
    },
  })

  app.route({
    ...routeOf(memberEndpoints.endMembership),
    handler: async (request) => {
      const { id } = request.params
      await endMembership(db, { id, by: byCaller(request, now()), ...request.body })
      return answer(request, id)
    },
  })
}
