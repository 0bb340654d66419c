const mark = '~'

/**
 * What a page sends as its token while an admin acts for a member: it names the member whom it shows. A server that acts for another one, for none,
 * or that knows nothing of acting, refuses it, instead of doing what was meant for that member to someone else.
 */
export const actingToken = (token: string, memberId: string): string => `${token}${mark}${memberId}`

/** The two parts of such a token; no member where it names none. */
export const tokenAndMember = (sent: string): { token: string; memberId: string | null } => {
  const [token = '', memberId = null] = sent.split(mark)
  return { token, memberId }
}
