import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetCardKeyQuery } from '../../api/dog/dogCardApi'
import { useFormats } from '../../i18n/useFormats'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectLocation } from '../../store/router/routerSlice'
import { cardTyped, selectTypedCard } from '../../store/dog/cardCheckSlice'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Notice } from '../../ui/kit/Notice'
import { Page } from '../../ui/kit/Page'
import { TextAreaField } from '../../ui/kit/TextAreaField'
import { cardMessages as messages } from './cardMessages'
import { DogCardSheet } from './DogCardSheet'
import { verifyCard, type Verified } from './verifyCard'

/** /cards/check: says whether a scanned card is genuine. What was scanned is behind the #, which no server is sent. */
export const CheckCardScreen = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const { hash } = useAppSelector(selectLocation)
  const dispatch = useAppDispatch()
  const text = useAppSelector(selectTypedCard) ?? hash.slice(1)
  // Asked for once: it is kept for as long as the page is open.
  const { data, isError, refetch } = useGetCardKeyQuery()
  const [verified, setVerified] = useState<{ text: string; result: Verified } | null>(null)
  const publicKey = data?.publicKey
  useEffect(() => {
    if (publicKey === undefined || text === '') return
    let wanted = true
    void verifyCard(text, publicKey).then((result) => wanted && setVerified({ text, result }))
    return () => {
      wanted = false
    }
  }, [publicKey, text])
  const result = verified?.text === text ? verified.result : null
  return (
    <Page title={formatMessage(messages.checkTitle)} lead={formatMessage(messages.checkLead)} width="column">
      <TextAreaField
        label={formatMessage(messages.checkField)}
        value={text}
        rows={3}
        onChange={({ target }) => dispatch(cardTyped(target.value))}
      />
      {!data && isError && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      <div role="status">
        {typeof result === 'string' && (
          <Notice tone="warning">
            <FormattedMessage {...messages[result]} />
          </Notice>
        )}
        {result !== null && typeof result === 'object' && (
          <Notice>
            <FormattedMessage {...messages.genuine} values={{ date: longDay(result.issuedOn) }} />
          </Notice>
        )}
      </div>
      {result !== null && typeof result === 'object' && <DogCardSheet card={result} />}
    </Page>
  )
}
