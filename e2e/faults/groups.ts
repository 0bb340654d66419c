import type { Group } from './case'
import { chunks } from './chunks'
import { flags } from './flags'
import { forms } from './forms'
import { login } from './login'
import { network } from './network'
import { refused } from './refused'
import { session } from './session'
import { start } from './start'
import { storage } from './storage'
import { tabs } from './tabs'

/** The whole matrix, in the order in which it is walked. */
export const groups: Group[] = [
  ...storage,
  ...login,
  ...tabs,
  ...session,
  ...refused,
  ...network,
  ...forms,
  ...flags,
  ...chunks,
  ...start,
]
