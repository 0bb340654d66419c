import type { ReactNode } from 'react'
import { isLegalPage, type PageName } from '#contract/contentPage'
import { AFrame } from '../../ui/art/AFrame'
import { Leap } from '../../ui/art/Leap'
import { InfoPage } from './InfoPage'
import { LegalFoot } from './LegalFoot'
import { usePageText } from './usePageText'

const drawings: Partial<Record<PageName, ReactNode>> = { about: <Leap />, judging: <AFrame /> }

/** /about, /judging, /terms-and-conditions, /privacy-policy, /cookies, /accessibility: a page of the organisation as it is written. */
export const InfoScreen = ({ page }: { page: PageName }) => (
  <InfoPage text={usePageText(page)} art={drawings[page]}>
    {isLegalPage(page) && <LegalFoot page={page} />}
  </InfoPage>
)
