import * as z from 'zod/mini'
import { appointmentAnswers, decisions } from '../show/desk'
import { pageOf } from '../shared/paging'
import { ListedClass } from '../show/listedClass'
import { ShowLifecycle } from '../show/show'
import { Name } from '../shared/text'
import { BaseVersion, Version } from '../shared/version'
import { Email } from '../account/credentials'
import { Reauthentication } from '../account/session'
import { invitedRoles } from '../invitation/invitation'
import { type Endpoints, noContent } from '../shared/endpoint'
import { DeskPeopleQuery } from '../shared/listQueries'
import { SlugParams, UuidParams } from '../shared/params'

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
  classes: z.array(ListedClass),
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
  cancelPersonInvitation: {
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
