import { chakra } from '@chakra-ui/react'
import { Check, RotateCcw } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useResolveRemarkMutation } from '../../api/course/courseApi'
import { failureOf } from '../../api/failureOf'
import type { ClassArg } from '../../api/results/resultApi'
import { useFormats } from '../../i18n/useFormats'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { useCallKey } from '../../store/router/useCallKey'
import { panelToggled, selectIsUnfolded } from '../../store/ui/panelsSlice'
import { Button } from '../../ui/kit/Button'
import { StateTag } from '../../ui/kit/StateTag'
import { AnswerRemark } from './AnswerRemark'
import { Bib } from './Bib'
import { percentOf, type LetteredRemark } from './letters'
import { remarkMessages as messages } from './messages'
import { pinId, remarkId } from './Plan'
import { Refused } from './Refused'

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    paddingBlock: '4',
    borderBottom: '1px solid',
    borderColor: 'border',
    overflowWrap: 'anywhere',
    '&:focus, &:focus-within': { boxShadow: '-8px 0 0 {colors.bg}, -12px 0 0 {colors.mark}' },
  },
})
const Head = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } })
const Title = chakra('h3', { base: { fontWeight: 'semibold', flex: '1 1 6rem', minWidth: 0 } })
const Small = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Text = chakra('p', { base: { whiteSpace: 'pre-wrap' } })

const Said = ({ by, at, text }: { by: string; at: string; text: string }) => {
  const { localMoment } = useFormats()
  return (
    <div>
      <Small>
        <FormattedMessage {...messages.said} values={{ by: <bdi>{by}</bdi>, ...localMoment(at) }} />
      </Small>
      <Text dir="auto">{text}</Text>
    </div>
  )
}

interface Props {
  at: ClassArg
  remark: LetteredRemark
  /** What the reader can do with it. */
  can: { resolve: boolean; answer: boolean }
  /** Shows the version that it was written on. */
  onShow: () => void
}

/** A remark with what was answered, and the way to its place. */
export const Remark = ({ at, remark, can, onShow }: Props) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const [resolve, resolving] = useResolveRemarkMutation(useCallKey(`resolve ${remark.id}`))
  const { id, letter, number, x, y, isResolved, answer } = remark
  const panel = `answer/${id}`
  const isAnswering = useAppSelector((state) => selectIsUnfolded(state, panel))
  const action = formatMessage(answer ? messages.answerAgain : messages.answer)
  const show = () => {
    const pin = document.getElementById(pinId(id))
    if (pin) pin.focus()
    else onShow()
  }
  return (
    <Item id={remarkId(id)} tabIndex={-1}>
      <Head>
        <Bib
          type="button"
          isResolved={isResolved}
          aria-label={formatMessage(messages.toPin, { letter })}
          onClick={show}
        >
          {letter}
        </Bib>
        <Title>{formatMessage(messages.remark, { letter })}</Title>
        <StateTag tone={isResolved ? 'success' : 'warning'}>
          {formatMessage(isResolved ? messages.resolved : messages.open)}
        </StateTag>
      </Head>
      <Said {...remark} />
      <Small>
        <FormattedMessage {...messages.facts} values={{ number, across: percentOf(x), down: percentOf(y) }} />
      </Small>
      {answer && <Said {...answer} />}
      <Refused failure={failureOf(resolving)} />
      <Buttons>
        {can.resolve && (
          <Button
            dense
            variant="outline"
            icon={isResolved ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
            pending={resolving.isLoading}
            aria-label={formatMessage(isResolved ? messages.reopenOne : messages.resolveOne, { letter })}
            onClick={() => void resolve({ ...at, id, isResolved: !isResolved })}
          >
            <FormattedMessage {...(isResolved ? messages.reopen : messages.resolve)} />
          </Button>
        )}
        {can.answer && (
          <Button
            dense
            variant="outline"
            aria-expanded={isAnswering}
            aria-label={formatMessage(messages.answerOne, { action, letter })}
            onClick={() => dispatch(panelToggled(panel))}
          >
            {action}
          </Button>
        )}
      </Buttons>
      {can.answer && isAnswering && (
        <AnswerRemark at={at} remark={remark} onSent={() => dispatch(panelToggled(panel))} />
      )}
    </Item>
  )
}
