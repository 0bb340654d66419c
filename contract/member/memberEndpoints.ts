import { csv, type Endpoints, xlsx } from '../shared/endpoint'
import { MemberSelection, MembersQuery } from '../shared/listQueries'
import { MemberCounts, MemberPage } from './register'

export const memberEndpoints = {
  getMembers: {
    method: 'GET',
    path: '/desk/members',
    action: 'member.list',
    schema: { querystring: MembersQuery, response: { 200: MemberPage } },
  },
  getMemberCounts: {
    method: 'GET',
    path: '/desk/member-counts',
    action: 'member.list',
    schema: { querystring: MemberSelection, response: { 200: MemberCounts } },
  },
  getMembersTable: {
    method: 'GET',
    path: '/desk/members.csv',
    action: 'member.list',
    schema: { querystring: MemberSelection, response: csv },
  },
  getMembersWorkbook: {
    method: 'GET',
    path: '/desk/members.xlsx',
    action: 'member.list',
    schema: { querystring: MemberSelection, response: xlsx },
  },
} as const satisfies Endpoints
