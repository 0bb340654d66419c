import { apiPaths } from '#contract/shared/apiPaths'
import { apiBase, fill } from '#contract/shared/paths'

/** A call that a screen makes as it opens, and its caller. */
export interface Call {
  name: string
  as: 'visitor' | 'member'
  method?: 'GET' | 'POST'
  url: string
  body?: unknown
}

const slug = 'shrewsbury-winter-classic'
const get = (as: Call['as'], path: string): Call => ({ name: path, as, url: apiBase + path })

const rex = {
  name: 'Rex',
  kennelClubName: '',
  pedigreeName: '',
  petName: '',
  gender: 'male',
  breed: 'Mixed',
  microchip: '',
  birthDate: '2023-02-03',
  kennelClubGrade: 1,
  fciLevel: 'none',
  nexusRank: 1,
  declaredHeight: null,
}

/** Every call that grows or might, with the page's own and those of search engines. */
export const calls: Call[] = [
  get('visitor', apiPaths.shows),
  get('visitor', `${apiPaths.shows}?season=2026`),
  get('visitor', apiPaths.nextShows),
  get('member', apiPaths.closingShows),
  get('member', apiPaths.currentPurchases),
  get('visitor', fill(apiPaths.show, { slug })),
  get('visitor', apiPaths.news),
  get('visitor', fill(apiPaths.newsArticle, { slug: 'measuring-days' })),
  get('visitor', apiPaths.plans),
  get('visitor', apiPaths.nexusLevels),
  get('visitor', apiPaths.rules),
  get('visitor', apiPaths.flagService),
  get('member', apiPaths.me),
  get('member', apiPaths.profile),
  get('member', apiPaths.dogs),
  get('member', fill(apiPaths.eligibility, { slug })),
  get('member', apiPaths.purchases),
  get('member', apiPaths.sessions),
  get('member', apiPaths.secondFactor),
  get('member', apiPaths.ownData),
  get('member', fill(apiPaths.ownDataTable, { part: 'entries' })),
  get('member', apiPaths.accountDeletion),
  { name: 'POST /dogs (a dog called Rex)', as: 'member', method: 'POST', url: apiBase + apiPaths.dogs, body: rex },
  { name: '/sitemap.xml', as: 'visitor', url: '/sitemap.xml' },
  { name: `the page /shows/${slug}`, as: 'visitor', url: `/shows/${slug}` },
]
