import type { ReactNode } from 'react'
import type { PageName } from '#contract/contentPage'
import { AFrame } from '../../ui/art/AFrame'
import { Leap } from '../../ui/art/Leap'
import { Weave } from '../../ui/art/Weave'
import { InfoPage } from './InfoPage'
import { usePageText } from './usePageText'

const drawings: Partial<Record<PageName, ReactNode>> = { about: <Leap />, leagues: <Weave />, judging: <AFrame /> }

/** /about, /leagues, /judging, /terms-and-conditions, /privacy-policy: a page of the organisation as it is written. */
export const InfoScreen = ({ page }: { page: PageName }) => <InfoPage text={usePageText(page)} art={drawings[page]} />
