import { memberEndpoints } from '#contract/member/memberEndpoints'
import type { MemberSelection } from '#contract/shared/listQueries'
import type { Locale } from '#contract/shared/locales'
import type { ServerDeps } from '../../deps'
import { routeOf } from '../../http/routeOf'
import { sendCsv, sendXlsx } from '../../http/tables'
import type { Api } from '../../http/types'
import { countMembers } from './counts'
import { membersTable } from './membersTable'
import { allMembers, loadMembers } from './register'

/** The register of members: as rows, counted, and as files. */
export const memberRoutes = (app: Api, { db, now }: ServerDeps): void => {
  const tableOf = async (selection: MemberSelection, locale: Locale) =>
    membersTable(await allMembers(db, selection, now()), locale)

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
    handler: async ({ query, locale }, reply) => sendCsv(reply, 'members', await tableOf(query, locale), locale),
  })

  app.route({
    ...routeOf(memberEndpoints.getMembersWorkbook),
    handler: async ({ query, locale }, reply) => sendXlsx(reply, 'members', [await tableOf(query, locale)]),
  })
}
