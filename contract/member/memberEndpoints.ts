import { csv, type Endpoints, noContent, pdf, xlsx } from '../shared/endpoint'
import { AddToFamily, FamilyMemberParams } from './family'
import {
  CorrectMembership,
  EndMembership,
  PauseMembership,
  RecordMembership,
  RefundMembership,
} from '../membership/atDesk'
import { MemberIds, MemberSelection, MembersQuery } from '../shared/listQueries'
import { UuidParams } from '../shared/params'
import {
  ActForMember,
  BlockMember,
  ChangeMemberEmail,
  DeskMember,
  MemberDraft,
  NoteDraft,
  RemoveFactor,
  SentConfirmation,
} from './member'
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
  /** Membership cards to print, of those whose membership runs. */
  getMemberCards: {
    method: 'GET',
    path: '/desk/members/cards.pdf',
    action: 'member.list',
    schema: { querystring: MemberIds, response: pdf },
  },
  /** Opens an account, whose member is asked by email to choose a password. */
  addMember: {
    method: 'POST',
    path: '/desk/members',
    action: 'member.add',
    schema: { body: MemberDraft, response: { 201: DeskMember } },
    refusals: ['email_taken'],
  },
  /** Of an account that was merged into another one, the 404 has the id of the other one: `keptId`. */
  getDeskMember: {
    method: 'GET',
    path: '/desk/members/:id',
    action: 'member.read',
    schema: { params: UuidParams, response: { 200: DeskMember } },
  },
  addNote: {
    method: 'POST',
    path: '/desk/members/:id/notes',
    action: 'member.note',
    schema: { params: UuidParams, body: NoteDraft, response: { 201: DeskMember } },
  },
  recordMembership: {
    method: 'POST',
    path: '/desk/members/:id/memberships',
    action: 'membership.record',
    schema: { params: UuidParams, body: RecordMembership, response: { 200: DeskMember } },
    refusals: ['consequences_changed'],
  },
  correctMembership: {
    method: 'PUT',
    path: '/desk/members/:id/renewal-date',
    action: 'membership.record',
    schema: { params: UuidParams, body: CorrectMembership, response: { 200: DeskMember } },
    refusals: ['consequences_changed'],
  },
  pauseMembership: {
    method: 'PUT',
    path: '/desk/members/:id/pause',
    action: 'membership.record',
    schema: { params: UuidParams, body: PauseMembership, response: { 200: DeskMember } },
    refusals: ['consequences_changed'],
  },
  resumeMembership: {
    method: 'POST',
    path: '/desk/members/:id/resumption',
    action: 'membership.record',
    schema: { params: UuidParams, body: PauseMembership, response: { 200: DeskMember } },
    refusals: ['consequences_changed'],
  },
  /** Puts a person into the family of who pays, whose membership then covers them. */
  addToFamily: {
    method: 'POST',
    path: '/desk/members/:id/family',
    action: 'membership.record',
    schema: { params: UuidParams, body: AddToFamily, response: { 200: DeskMember } },
    refusals: ['consequences_changed', 'not_for_family'],
  },
  /** Takes a person out of a family. What is paid for them stays. */
  removeFromFamily: {
    method: 'DELETE',
    path: '/desk/members/:id/family/:memberId',
    action: 'membership.record',
    schema: { params: FamilyMemberParams, response: { 200: DeskMember } },
  },
  /** Keeps a member from logging in, and ends their sessions. */
  blockMember: {
    method: 'PUT',
    path: '/desk/members/:id/block',
    action: 'member.block',
    schema: { params: UuidParams, body: BlockMember, response: { 200: DeskMember } },
    refusals: ['admin_not_blocked'],
  },
  unblockMember: {
    method: 'DELETE',
    path: '/desk/members/:id/block',
    action: 'member.block',
    schema: { params: UuidParams, response: { 200: DeskMember } },
  },
  /** Sends the link once more that confirms a member's address. */
  sendMemberConfirmation: {
    method: 'POST',
    path: '/desk/members/:id/confirmation',
    action: 'member.help',
    schema: { params: UuidParams, response: { 200: SentConfirmation } },
    refusals: ['admin_protected', 'mails_ended', 'consequences_changed'],
  },
  /** Takes the second factor from a member, and ends their sessions. */
  removeMemberFactor: {
    method: 'POST',
    path: '/desk/members/:id/second-factor-removal',
    action: 'secondFactor.removeOfOthers',
    schema: { params: UuidParams, body: RemoveFactor, response: { 200: DeskMember } },
    refusals: ['admin_protected', 'mails_ended'],
  },
  /** From here on, and for half an hour, the admin's session sees the member's portal, and does there what `onBehalf` allows. */
  actForMember: {
    method: 'POST',
    path: '/desk/members/:id/acting',
    action: 'member.actFor',
    schema: { params: UuidParams, body: ActForMember, response: noContent },
    refusals: ['acting_refused', 'mails_ended', 'own_account'],
  },
  /** Requests another address for a member; it takes effect later, and can be stopped until then. */
  changeMemberEmail: {
    method: 'POST',
    path: '/desk/members/:id/email-change',
    action: 'member.help',
    schema: { params: UuidParams, body: ChangeMemberEmail, response: { 200: DeskMember } },
    refusals: ['email_taken', 'admin_protected', 'mails_ended', 'consequences_changed'],
  },
  stopMemberEmailChange: {
    method: 'DELETE',
    path: '/desk/members/:id/email-change',
    action: 'member.help',
    schema: { params: UuidParams, response: { 200: DeskMember } },
  },
  /** Owes a refund of a membership, which its provider sends, or the office by hand. */
  refundMembership: {
    method: 'POST',
    path: '/desk/members/:id/refunds',
    action: 'membership.refund',
    schema: { params: UuidParams, body: RefundMembership, response: { 200: DeskMember } },
    refusals: ['consequences_changed'],
  },
  /** Takes the mark from a member's address that emails to it are returned. */
  clearBounce: {
    method: 'DELETE',
    path: '/desk/members/:id/bounce',
    action: 'member.help',
    schema: { params: UuidParams, response: { 200: DeskMember } },
  },
  endMembership: {
    method: 'POST',
    path: '/desk/members/:id/end',
    action: 'membership.record',
    schema: { params: UuidParams, body: EndMembership, response: { 200: DeskMember } },
    refusals: ['consequences_changed'],
  },
} as const satisfies Endpoints
