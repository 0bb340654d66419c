import * as z from 'zod/mini'
import { appointmentAnswers, decisions } from '../show/desk'
import { pageOf } from '../shared/paging'
import { invitedRoles, SentPersonInvitation } from './invitations'
import { ShowClass, ShowLifecycle } from '../show/show'
import { Name } from '../shared/text'
import { Version } from '../shared/version'

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
