import type { PageName } from '../../../contract/page'
import { InfoPage } from './InfoPage'
import { usePageText } from './usePageText'

/** /about, /leagues, /judging, /terms-and-conditions, /privacy-policy: a page of the organisation as it is written. */
export const InfoScreen = ({ page }: { page: PageName }) => <InfoPage text={usePageText(page)} />
