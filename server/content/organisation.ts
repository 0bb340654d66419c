import { readFileSync } from 'node:fs'
import type { Organisation } from '#contract/info/organisation'
import { projectPath } from '../db/root'
import { organisationOf } from './contentFile'

let known: Organisation | undefined

/** Who the organisation is (content/settings.json), for what is written in its name. */
export const organisation = (): Organisation =>
  (known ??= organisationOf(readFileSync(projectPath('content/settings.json'), 'utf8')))
