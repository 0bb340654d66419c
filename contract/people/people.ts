import * as z from 'zod/mini'
import { appointmentAnswers, decisions } from '../show/desk'
import { pageOf } from '../shared/paging'
import { ShowClass, ShowLifecycle } from '../show/show'
import { Name } from '../shared/text'
import { BaseVersion, Version } from '../shared/version'
import { Email } from '../account/credentials'
import { Reauthentication } from '../account/session'
import { type Endpoints, noContent } from '../shared/endpoint'
import { DeskPeopleQuery } from '../shared/listQueries'
import { SlugParams, TokenParams, UuidParams } from '../shared/params'

/** As what an account is invited: it becomes that person, and gets the role that goes with it. */
export const invitedRoles = ['judge', 'approver'] as const
export type InvitedRole = (typeof invitedRoles)[number]

/** An accepted one is known until it expires: a second acceptance gets the same answer. */
export const personInvitationStates = ['open', 'accepted'] as const
export type PersonInvitationState = (typeof personInvitationStates)[number]

export const personInvitationDays = 14

export const PersonInvitationDraft = z.object({ role: z.enum(invitedRoles), email: Email })
export type PersonInvitationDraft = z.infer<typeof PersonInvitationDraft>

/** Giving a role needs reauthentication. */
export const InvitePerson = z.extend(PersonInvitationDraft, Reauthentication.shape)
export type InvitePerson = z.infer<typeof InvitePerson>

/** An unanswered invitation, as admins see it. */
export const SentPersonInvitation = z.object({
  role: z.enum(invitedRoles),
  email: z.string(),
  expiresAt: z.iso.datetime(),
})
export type SentPersonInvitation = z.infer<typeof SentPersonInvitation>

/**
 * What the reader of an invitation is to it: the account invited may accept once its address is confirmed, unless it is another
 * person already; another account has to log in as the one invited.
 */
export const personInvitationReaders = ['visitor', 'other', 'unconfirmed', 'taken', 'invited', 'accepted'] as const

/** An invitation as the reader of its link sees it. `email`: enough of the address to know it by. */
export const ReceivedPersonInvitation = z.object({
  role: z.enum(invitedRoles),
  name: z.string(),
  from: z.string(),
  email: z.string(),
  expiresAt: z.iso.datetime(),
  reader: z.enum(personInvitationReaders),
})
export type ReceivedPersonInvitation = z.infer<typeof ReceivedPersonInvitation>

/** The person that an account has become. */
export const AcceptedPersonInvitation = z.object({ id: z.uuid() })
export type AcceptedPersonInvitation = z.infer<typeof AcceptedPersonInvitation>

export const AnswerAppointment = z.object({ answer: z.enum(appointmentAnswers) })

export const PersonDraft = z.object({ name: Name })
export type PersonDraft = z.infer<typeof PersonDraft>

/** A person named by shows, in the list: how many shows they judge, and how many they approve. */
export const DeskPersonRow = z.object({
  id: z.uuid(),
  name: z.string(),
  hasAccount: z.boolean(),
  isInvited: z.boolean(),
  judges: z.int(),
  approves: z.int(),
})
export type DeskPersonRow = z.infer<typeof DeskPersonRow>
export const DeskPersonPage = pageOf(DeskPersonRow)

const { id, date, startTime, ring, type, height, startLevel, endLevel } = ShowClass.shape
/**
 * A show that names someone. `answer`: what they say to judging it; `decision`: what they have decided of it; `classes`: those
 * that name them as their judge. `canAnswer`, `canOpen`: the reader can.
 */
export const Appointment = z.object({
  slug: z.string(),
  name: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  city: z.string(),
  country: z.string(),
  state: ShowLifecycle,
  role: z.enum(invitedRoles),
  answer: z.nullable(z.enum(appointmentAnswers)),
  decision: z.nullable(z.enum(decisions)),
  classes: z.array(z.object({ id, date, startTime, ring, type, height, startLevel, endLevel })),
  canAnswer: z.boolean(),
  canOpen: z.boolean(),
})
export type Appointment = z.infer<typeof Appointment>

/** Someone with all that they judge and approve. `email` and `invitation`: for admins. `own`: it is the reader. */
export const DeskPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  version: Version,
  hasAccount: z.boolean(),
  own: z.boolean(),
  email: z.nullable(z.string()),
  invitation: z.nullable(SentPersonInvitation),
  appointments: z.array(Appointment),
})
export type DeskPerson = z.infer<typeof DeskPerson>

export const peopleEndpoints = {
  getReceivedPersonInvitation: {
    method: 'GET',
    path: '/person-invitations/:token',
    action: 'personInvitation.read',
    schema: { params: TokenParams, response: { 200: ReceivedPersonInvitation } },
    refusals: ['invitation_spent'],
  },
  acceptPersonInvitation: {
    method: 'POST',
    path: '/person-invitations/:token/accept',
    action: 'personInvitation.accept',
    schema: { params: TokenParams, response: { 200: AcceptedPersonInvitation } },
    refusals: ['invitation_spent', 'invitation_of_other', 'email_not_confirmed', 'person_linked'],
  },
  declinePersonInvitation: {
    method: 'POST',
    path: '/person-invitations/:token/decline',
    action: 'personInvitation.decline',
    schema: { params: TokenParams, response: noContent },
    refusals: ['invitation_spent'],
  },
  getDeskPeople: {
    method: 'GET',
    path: '/desk/people/list',
    action: 'person.list',
    schema: { querystring: DeskPeopleQuery, response: { 200: DeskPersonPage } },
  },
  /** To add one. */
  addPerson: {
    method: 'POST',
    path: '/desk/people',
    action: 'person.change',
    schema: { body: PersonDraft, response: { 201: DeskPerson } },
  },
  getDeskPerson: {
    method: 'GET',
    path: '/desk/people/:id',
    action: 'person.read',
    schema: { params: UuidParams, response: { 200: DeskPerson } },
  },
  renamePerson: {
    method: 'PUT',
    path: '/desk/people/:id',
    action: 'person.change',
    schema: {
      params: UuidParams,
      body: z.extend(PersonDraft, { version: BaseVersion }),
      response: { 200: DeskPerson },
    },
    refusals: ['stale'],
  },
  invitePerson: {
    method: 'POST',
    path: '/desk/people/:id/invitation',
    action: 'person.invite',
    schema: { params: UuidParams, body: InvitePerson, response: { 201: DeskPerson } },
    refusals: ['person_linked'],
  },
  takeBackPersonInvitation: {
    method: 'DELETE',
    path: '/desk/people/:id/invitation',
    action: 'person.invite',
    schema: { params: UuidParams, response: { 200: DeskPerson } },
  },
  answerAppointment: {
    method: 'PUT',
    path: '/desk/shows/:slug/appointment',
    action: 'appointment.answer',
    schema: { params: SlugParams, body: AnswerAppointment, response: noContent },
  },
} as const satisfies Endpoints
