import type { ReactNode } from 'react'
import { isLegalPage, type PageName } from '#contract/info/contentPage'
import { AFrame } from '../../ui/art/AFrame'
import { Leap } from '../../ui/art/Leap'
import { InfoPage } from './InfoPage'
import { LegalFoot } from './LegalFoot'
import { ShowsAhead } from './ShowsAhead'
import { usePageText } from './usePageText'

// People and places are below the words about shows: the section's id is the same in every language.
const besides: Partial<Record<PageName, Record<string, ReactNode>>> = {
  about: { shows: <ShowsAhead /> },
  judging: { before: <ShowsAhead /> },
}
const drawings: Partial<Record<PageName, ReactNode>> = { about: <Leap />, judging: <AFrame /> }

/** /about, /judging, /terms-and-conditions, /privacy-policy, /cookies, /accessibility: a page of the organisation as it is written. */
export const InfoScreen = ({ page }: { page: PageName }) => (
  <InfoPage text={usePageText(page)} art={drawings[page]} beside={besides[page] ?? {}}>
    {isLegalPage(page) && <LegalFoot page={page} />}
  </InfoPage>
)
