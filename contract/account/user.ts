import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { NewDocuments } from './newDocument'
import { isToken } from './token'

/** The roles of accounts (specification, section 2). */
export const roles = ['ROLE_ADMIN', 'ROLE_USER', 'ROLE_JUDGE', 'ROLE_REVIEWER'] as const
export type Role = (typeof roles)[number]

/** That an admin, by name, acts for the person until an instant. */
export const Acting = z.object({ by: z.string(), until: z.iso.datetime() })

/** The signed-in person, as GET /me answers. Dates are ISO: registeredAt an instant, renewalDate a calendar day. */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(roles)),
  registeredAt: z.nullable(z.iso.datetime()),
  renewalDate: z.nullable(z.iso.date()),
  /** What a membership had left when it was paused, see renewal.ts; null where it is not. */
  pausedDays: addedLater(z.nullable(z.int()), null),
  /** Given at the first membership payment, once and for good; null before it. */
  memberNumber: z.optional(z.nullable(z.int())),
  emailConfirmed: z.boolean(),
  /** The instants at which this session ends: `idle` where it is not used until then, `latest` however it is used. */
  sessionEnds: z.object({ idle: z.iso.datetime(), latest: z.iso.datetime() }),
  newDocuments: addedLater(NewDocuments, []),
  /** Where an admin acts for this person: the session is the admin's. */
  acting: addedLater(z.nullable(Acting), null),
})
export type User = z.infer<typeof User>

export const Session = z.object({ token: z.string().check(z.minLength(1), z.refine(isToken)), user: User })
export type Session = z.infer<typeof Session>

/** A session, or what is still missing for one: the password was right, and the account has a second factor. */
export const LoginAnswer = z.union([Session, z.object({ needs: z.literal('oneTimeCode') })])
export type LoginAnswer = z.infer<typeof LoginAnswer>
