/** The roles of accounts (specification, section 2). */
export const roles = ['ROLE_ADMIN', 'ROLE_USER', 'ROLE_JUDGE', 'ROLE_REVIEWER'] as const
export type Role = (typeof roles)[number]
