import * as z from 'zod/mini'

/** The header by which the server knows a repeated request again: the browser makes one key for each thing that is sent. */
export const KeyHeader = z.object({ 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(100)) })

/** The same of a purchase that an admin makes for a member: kept beside the member's own keys, with a word before it. */
export const DeskKeyHeader = z.object({ 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(90)) })
