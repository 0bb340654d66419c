import * as z from 'zod/mini'
import { NewDocuments } from './newDocument'
import { Acting, roles, type Role, Session } from './user'

/** The instant that means none, where a server does not say when a session ends. */
export const noEnd = '9999-12-31T23:59:59.999Z'

const isRole = (value: unknown): value is Role => (roles as readonly unknown[]).includes(value)

const Text = z.catch(z.string(), '')
/** A date in any notation, as an instant. */
const Instant = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  z.transform((text) => new Date(text).toISOString()),
)
const End = z.catch(Instant, noEnd)

/**
 * The user as any server may answer it: the specification names roles (those that we do not know are left out) and
 * registeredAt alone. Our own server says more, and is held to it (user.ts); what another does not say, or says in another
 * way, is no fault.
 */
export const ReceivedUser = z.object({
  id: Text,
  email: Text,
  name: Text,
  roles: z.array(z.custom<Role>()).check(z.overwrite((named) => named.filter(isRole))),
  registeredAt: z.catch(z.nullable(Instant), null),
  renewalDate: z.catch(z.nullable(z.iso.date()), null),
  pausedDays: z.catch(z.nullable(z.int()), null),
  emailConfirmed: z.catch(z.boolean(), true),
  sessionEnds: z.catch(z.object({ idle: End, latest: End }), { idle: noEnd, latest: noEnd }),
  newDocuments: z.catch(NewDocuments, []),
  acting: z.catch(z.nullable(Acting), null),
})
export const ReceivedSession = z.object({ ...Session.shape, user: ReceivedUser })
export const ReceivedLogin = z.union([ReceivedSession, z.object({ needs: z.literal('oneTimeCode') })])
