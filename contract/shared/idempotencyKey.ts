import * as z from 'zod/mini'

/** The header by which the server knows a repeated request again: the browser makes one key for each thing that is sent. */
export const KeyHeader = z.object({ 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(100)) })
