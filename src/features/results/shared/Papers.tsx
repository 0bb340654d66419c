import { chakra } from '@chakra-ui/react'
import { Printer } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { openDesk } from '#contract/access/screenPolicies'
import type { PaperKind } from '#contract/results/papers'
import { failureOf } from '../../../api/failureOf'
import {
  useSaveCertificatesMutation,
  useSavePapersMutation,
  useSaveScoreSheetsMutation,
} from '../../../api/results/paperApi'
import { selectAllowed } from '../../../store/access/access'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { panelToggled, selectIsUnfolded } from '../../../store/ui/panelsSlice'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { paperMessages as messages } from './runFileMessages'

const Root = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4', minWidth: 0 },
})
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** `certificates` are of one class. */
type Printed = PaperKind | 'scoreSheets' | 'certificates'

interface Props {
  slug: string
  papers: readonly Printed[]
  /** Without it: all classes of the show. */
  classId?: string
}

const usePapers = ({ slug, classId = '' }: Props) => {
  const key = (kind: Printed) => ({ fixedCacheKey: `paper ${kind} ${slug} ${classId}` })
  const all = { slug, class: classId }
  const [saveResults, results] = useSavePapersMutation(key('results'))
  const [savePrizes, prizes] = useSavePapersMutation(key('prizes'))
  const [saveLabels, labels] = useSavePapersMutation(key('labels'))
  const [saveSheets, scoreSheets] = useSaveScoreSheetsMutation(key('scoreSheets'))
  const [saveCertificates, certificates] = useSaveCertificatesMutation(key('certificates'))
  return {
    results: { saved: results, save: () => void saveResults({ ...all, kind: 'results' }) },
    prizes: { saved: prizes, save: () => void savePrizes({ ...all, kind: 'prizes' }) },
    labels: { saved: labels, save: () => void saveLabels({ ...all, kind: 'labels' }) },
    scoreSheets: { saved: scoreSheets, save: () => void saveSheets(all) },
    certificates: { saved: certificates, save: () => void saveCertificates({ slug, classId }) },
  }
}

const Open = (props: Props) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const isAdmin = useAppSelector((state) => selectAllowed(state, openDesk))
  const { slug, papers, classId = '' } = props
  const panel = `papers/${slug}/${classId}`
  const isOpen = useAppSelector((state) => selectIsUnfolded(state, panel))
  const found = usePapers(props)
  // The judges of a show print their own sheets.
  const shown = papers.filter((paper) => isAdmin || paper === 'scoreSheets')
  if (shown.length === 0) return null
  return (
    <Root>
      <Button
        variant="quiet"
        dense
        icon={<Printer aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => dispatch(panelToggled(panel))}
      >
        <FormattedMessage {...messages.open} />
      </Button>
      {isOpen && (
        <>
          <Buttons role="group" aria-label={formatMessage(messages.open)}>
            {shown.map((paper) => (
              <Button
                key={paper}
                variant="outline"
                icon={<Printer aria-hidden />}
                pending={found[paper].saved.isLoading}
                onClick={found[paper].save}
              >
                <FormattedMessage {...messages[paper]} />
              </Button>
            ))}
          </Buttons>
          {shown.some((paper) => failureOf(found[paper].saved)) && (
            <FormError>
              <FormattedMessage {...messages.failed} />
            </FormError>
          )}
        </>
      )}
    </Root>
  )
}

/** What is printed of a show or of a class, as PDFs. */
export const Papers = (props: Props) => (
  <MessagesOf part="results.files">
    <Open {...props} />
  </MessagesOf>
)
