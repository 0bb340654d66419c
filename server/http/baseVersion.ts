import * as z from 'zod/mini'
import { Version } from '#contract/shared/version'

/**
 * The version in a body. Left out it is 0, which no record has: `stale` says to an old page without versions what to
 * do, where a refused field would name an input that it does not have.
 */
export const BaseVersion = z._default(Version, 0)
