import * as z from 'zod/mini'
import { type Endpoints, noContent } from '../shared/endpoint'
import { DeskPeopleQuery } from '../shared/listQueries'
import { SlugParams, TokenParams, UuidParams } from '../shared/params'
import { BaseVersion } from '../shared/version'
import {
  AcceptedPersonInvitation,
  AnswerAppointment,
  DeskPerson,
  DeskPersonPage,
  InvitePerson,
  PersonDraft,
  ReceivedPersonInvitation,
} from './people'

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
