import { authEndpoints } from '#contract/account/authEndpoints'
import { ownDataEndpoints } from '#contract/account/ownData'
import { profileEndpoints } from '#contract/account/profile'
import { sessionEndpoints } from '#contract/account/session'
import { dogEndpoints } from '#contract/dog/dogEndpoints'
import { entryEndpoints } from '#contract/entry/entryEndpoints'
import { flagEndpoints } from '#contract/flags/change'
import { membershipEndpoints } from '#contract/membership/membershipEndpoints'
import { newsEndpoints } from '#contract/news/news'
import { purchaseListEndpoints } from '#contract/purchase/lists'
import { showEndpoints } from '#contract/show/showEndpoints'
import { apiBase, fill } from '#contract/shared/paths'

/** A call that a screen makes as it opens, and its caller. */
export interface Call {
  name: string
  as: 'visitor' | 'member' | 'admin'
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
  get('visitor', showEndpoints.getShows.path),
  get('visitor', `${showEndpoints.getShows.path}?season=2026`),
  get('visitor', showEndpoints.getNextShows.path),
  get('member', showEndpoints.getClosingShows.path),
  get('member', purchaseListEndpoints.getCurrentPurchases.path),
  get('visitor', fill(showEndpoints.getShow.path, { slug })),
  get('visitor', newsEndpoints.getNews.path),
  get('visitor', fill(newsEndpoints.getNewsArticle.path, { slug: 'measuring-days' })),
  get('visitor', membershipEndpoints.getPlans.path),
  get('visitor', dogEndpoints.getNexusLevels.path),
  get('visitor', entryEndpoints.getRules.path),
  get('visitor', flagEndpoints.readToggles.path),
  get('member', authEndpoints.getMe.path),
  get('member', profileEndpoints.getProfile.path),
  get('member', dogEndpoints.getDogs.path),
  get('member', fill(showEndpoints.getEligibility.path, { slug })),
  get('member', purchaseListEndpoints.getPurchases.path),
  get('member', sessionEndpoints.getSessions.path),
  get('member', sessionEndpoints.getSecondFactor.path),
  get('member', ownDataEndpoints.saveOwnData.path),
  get('member', fill(ownDataEndpoints.saveOwnTable.path, { part: 'entries' })),
  get('member', ownDataEndpoints.getDeletionCost.path),
  {
    name: 'POST /dogs (a dog called Rex)',
    as: 'member',
    method: 'POST',
    url: apiBase + dogEndpoints.getDogs.path,
    body: rex,
  },
  { name: '/sitemap.xml', as: 'visitor', url: '/sitemap.xml' },
  { name: `the page /shows/${slug}`, as: 'visitor', url: `/shows/${slug}` },
]
