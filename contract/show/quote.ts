import * as z from 'zod/mini'

/** Names what was quoted, as the press sends it back: where anything of it is different by now, nothing changes (consequences_changed). */
export const Quote = z.string().check(z.maxLength(64))
