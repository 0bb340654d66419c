import type { Organisation } from '#contract/info/organisation'
import settings from '../../content/settings.json'

/** Who the organisation is: content/settings.json, checked at build. */
export const organisation = settings as Organisation
