import * as z from 'zod/mini'

export const Role = z.enum(['ROLE_ADMIN', 'ROLE_USER', 'ROLE_JUDGE', 'ROLE_REVIEWER'])
export type Role = z.infer<typeof Role>
