import * as z from 'zod/mini'

/** The names in the addresses of calls. */
export const SlugParams = z.object({ slug: z.string().check(z.maxLength(200)) })
export const IdParams = z.object({ id: z.string() })
export const UuidParams = z.object({ id: z.uuid() })
export const TokenParams = z.object({ token: z.string() })

/** A class of a show. */
export const ClassParams = z.object({ slug: z.string().check(z.maxLength(200)), classId: z.uuid() })
export type ClassParams = z.infer<typeof ClassParams>
